import { useQuery } from 'urql';
import { ModelSettingsDocument, UpdateModelSettingsDocument } from '#web/features/models/models.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { personalKindChoices } from './kind-names.ts';
import classes from './personal-data.module.css';

/** Which kinds of personal data are looked for, and hidden in what is sent to a model. */
export function PersonalKindsSetting() {
  const query = useQuery({ query: ModelSettingsDocument });
  const update = useCommand(UpdateModelSettingsDocument);
  return (
    <Section title="Personal data">
      <p className={classes.hint}>
        Emails, phone numbers, cards, bank accounts, social security numbers and IP addresses of these kinds
        are also left out of what is sent to a language model, unless redaction is off.
      </p>
      <QueryView query={query} what="the settings" skeleton={<SkeletonRows rows={4} label="Loading" />}>
        {({ modelSettings: { personalKinds } }) => (
          <FormStack>
            {personalKindChoices.map(({ kind, name }) => (
              <Switch
                key={kind}
                label={name}
                checked={personalKinds.includes(kind)}
                onChange={(isOn) =>
                  void update.run({
                    input: {
                      personalKinds: isOn
                        ? [...personalKinds, kind]
                        : personalKinds.filter((one) => one !== kind),
                    },
                  })
                }
              />
            ))}
          </FormStack>
        )}
      </QueryView>
    </Section>
  );
}
