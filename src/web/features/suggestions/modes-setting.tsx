import { useQuery } from 'urql';
import { chosenFeatures } from '#domain/ai/features.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { isRedacting, ModeChoice, modeFields } from './mode-choice.tsx';
import { PersonalLook } from './personal-look.tsx';
import { SetSuggestionModeDocument, WorkspaceSuggestionModesDocument } from './suggestions.gen.ts';

const redactsWhenAsked = 'Default: only when somebody asks';

/** How far AI goes by itself in the workspace. Projects can choose otherwise. */
export function ModesSetting() {
  const query = useQuery({ query: WorkspaceSuggestionModesDocument });
  const set = useCommand(SetSuggestionModeDocument);
  return (
    <Section title="AI features">
      <QueryView query={query} what="the settings" skeleton={<SkeletonRows rows={4} label="Loading" />}>
        {({ suggestionModes }) => (
          <FormStack>
            {chosenFeatures.map((feature) => (
              <ModeChoice
                key={feature}
                feature={feature}
                mode={
                  feature === 'Redact' ? suggestionModes.redactChosen : suggestionModes[modeFields[feature]]
                }
                {...(feature === 'Redact' && { inherited: redactsWhenAsked })}
                disabledReason={null}
                onChange={(mode) => void set.run({ feature, mode, projectId: null })}
              />
            ))}
            {isRedacting(suggestionModes.redactChosen) && (
              <PersonalLook projectId={null} mode={suggestionModes.redactChosen} />
            )}
          </FormStack>
        )}
      </QueryView>
    </Section>
  );
}
