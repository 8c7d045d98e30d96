import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { BudgetForm } from './budget-form.tsx';
import { ModelForm } from './model-form.tsx';
import { ModelSettingsDocument, UpdateModelSettingsDocument } from './models.gen.ts';
import classes from './models-screen.module.css';

/** Which language model writes for the workspace, whether it may, and how much. */
export function ModelsScreen() {
  const query = useQuery({ query: ModelSettingsDocument });
  const update = useCommand(UpdateModelSettingsDocument);
  return (
    <QueryView
      query={query}
      what="the model settings"
      skeleton={<SkeletonRows rows={6} label="Loading settings" />}
    >
      {({ modelSettings: settings }) => (
        <div className={classes.settings}>
          <Switch
            label="Generate text with AI"
            hint="When this is off, nothing is sent to a language model."
            checked={settings.generationEnabled}
            disabledReason={null}
            onChange={(generationEnabled) => void update.run({ input: { generationEnabled } })}
          />
          <Section title="Language model">
            <p className={classes.text}>
              {settings.installationModel
                ? `This installation provides ${settings.installationModel}. You can use another model for this workspace.`
                : 'This installation has no language model. Add one for this workspace to write summaries and answers with it.'}
            </p>
            <ModelForm key={`${settings.provider}:${settings.model}`} settings={settings} />
          </Section>
          <Section title="Budget">
            <BudgetForm key={settings.monthlyTokens} settings={settings} />
          </Section>
          <Section title="On this server">
            <p className={classes.text}>
              {settings.embedded.length === 0
                ? 'No models are installed on this server.'
                : `These run on this server, and nothing leaves it: ${new Intl.ListFormat('en').format(settings.embedded)}.`}
            </p>
            {settings.services.length > 0 && (
              <p className={classes.text}>
                These are services that your operator set up:{' '}
                {new Intl.ListFormat('en').format(settings.services)}.
              </p>
            )}
          </Section>
        </div>
      )}
    </QueryView>
  );
}
