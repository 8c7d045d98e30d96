import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ChoiceList } from './choice-list.tsx';

type StartChoiceProps = {
  /** Makes the sample one of the person's workspaces. */
  sample: string | undefined;
  onLookAround: () => void;
};

/** Where the first link of an installation leads: its owner may have come for either. */
export function StartChoice({ sample, onLookAround }: StartChoiceProps) {
  return (
    <AuthLayout title="Welcome to Hark" lead="How would you like to start?">
      <ChoiceList
        label="Ways to start"
        choices={[
          {
            id: 'sample',
            mark: <IconSparkles size={20} aria-hidden />,
            name: 'Look around the sample',
            detail: 'A workspace with interviews, tags and insights to try things out in.',
            onChoose: onLookAround,
          },
          {
            id: 'own',
            mark: <IconPlus size={20} aria-hidden />,
            name: 'Create your own workspace',
            detail: 'With your name and address. You can switch to the sample from there.',
            onChoose: () => window.location.assign(rootUrl(buildUrl('authSignup', { query: { sample } }))),
          },
        ]}
      />
    </AuthLayout>
  );
}
