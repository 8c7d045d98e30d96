import { useQuery } from 'urql';
import { chosenFeatures } from '#domain/ai/features.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { isRedacting, ModeChoice, modeFields } from './mode-choice.tsx';
import { PersonalLook } from './personal-look.tsx';
import { ProjectSuggestionModesDocument, SetSuggestionModeDocument } from './suggestions.gen.ts';

type ProjectModesSettingProps = { projectId: string; disabledReason: string | null };

/** A project's own choice, or that of the workspace. */
export function ProjectModesSetting({ projectId, disabledReason }: ProjectModesSettingProps) {
  const query = useQuery({ query: ProjectSuggestionModesDocument, variables: { id: projectId } });
  const set = useCommand(SetSuggestionModeDocument);
  return (
    <Section title="AI features">
      <QueryView query={query} what="the settings" skeleton={<SkeletonRows rows={4} label="Loading" />}>
        {({ project, suggestionModes }) => {
          const redaction = project?.suggestionModes.redact ?? suggestionModes.redactChosen;
          return (
            <FormStack>
              {chosenFeatures.map((feature) => (
                <ModeChoice
                  key={feature}
                  feature={feature}
                  mode={project?.suggestionModes[modeFields[feature]] ?? null}
                  inherited={`Workspace default (${suggestionModes[modeFields[feature]]})`}
                  disabledReason={disabledReason}
                  onChange={(mode) => void set.run({ feature, mode, projectId })}
                />
              ))}
              {disabledReason === null && isRedacting(redaction) && (
                <PersonalLook projectId={projectId} mode={redaction} />
              )}
            </FormStack>
          );
        }}
      </QueryView>
    </Section>
  );
}
