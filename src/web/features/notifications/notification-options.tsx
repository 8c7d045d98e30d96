import { startTransition, useOptimistic } from 'react';
import { useQuery } from 'urql';
import type { NotificationOptions as Options } from '#domain/notifications/follows.ts';
import { useCan } from '#web/features/members/index.ts';
import type { NotificationOptionsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { NotificationOptionsDocument, UpdateNotificationOptionsDocument } from './notifications.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';

const options: readonly { name: keyof Options; label: string; hint: string }[] = [
  {
    name: 'allChangesEnabled',
    label: 'All changes',
    hint: 'Notes, insights and everything else that is added or edited.',
  },
  {
    name: 'insightsPublishedEnabled',
    label: 'Published insights',
    hint: 'When someone publishes an insight.',
  },
  {
    name: 'allCommentsEnabled',
    label: 'All comments',
    hint: 'Every new comment.',
  },
];

/** Null: for everything that has no options of its own. */
export function NotificationOptions({ projectId }: { projectId: string | null }) {
  const query = useQuery({ query: NotificationOptionsDocument, variables: { projectId } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={3} label="Loading settings" />}
      what="your options"
    >
      {({ notificationOptions }) => <OptionSwitches saved={notificationOptions} />}
    </QueryView>
  );
}

function OptionSwitches({ saved }: { saved: NotificationOptionsFieldsFragment }) {
  const update = useCommand(UpdateNotificationOptionsDocument);
  const mayUpdate = useCan('notificationSettings.update');
  const [shown, show] = useOptimistic(saved, (now, change: Partial<Options>) => ({ ...now, ...change }));

  function set(change: Partial<Options>) {
    startTransition(async () => {
      show(change);
      await update.run({ input: { projectId: saved.projectId, ...change } });
    });
  }

  return (
    <FormStack>
      {saved.inherited && (
        <p style={{ color: 'var(--color-text-muted)' }}>
          These are your default settings. Changing one applies to this project only.
        </p>
      )}
      {options.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          checked={shown[name]}
          disabledReason={mayUpdate.allowed ? null : mayUpdate.reason}
          onChange={(checked) => set({ [name]: checked })}
        />
      ))}
    </FormStack>
  );
}
