import { useQuery } from 'urql';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { ProjectSuggestionModesDocument, SetSuggestionModeDocument } from './suggestions.gen.ts';

type ProjectModesSettingProps = { projectId: string; disabledReason: string | null };

/** A project's own choice, or that of the workspace. */
export function ProjectModesSetting({ projectId, disabledReason }: ProjectModesSettingProps) {
  const query = useQuery({ query: ProjectSuggestionModesDocument, variables: { id: projectId } });
  const set = useCommand(SetSuggestionModeDocument);
  return (
    <Section title="Suggestions">
      <QueryView query={query} what="the settings" skeleton={<SkeletonRows rows={2} label="Loading" />}>
        {({ project, suggestionModes }) => (
          <FormStack>
            <ModeChoice
              feature="Highlights"
              mode={project?.suggestionModes.highlights ?? null}
              inherited={`Workspace default (${suggestionModes.highlights})`}
              disabledReason={disabledReason}
              onChange={(mode) => void set.run({ feature: 'Highlights', mode, projectId })}
            />
            <ModeChoice
              feature="Tags"
              mode={project?.suggestionModes.tags ?? null}
              inherited={`Workspace default (${suggestionModes.tags})`}
              disabledReason={disabledReason}
              onChange={(mode) => void set.run({ feature: 'Tags', mode, projectId })}
            />
          </FormStack>
        )}
      </QueryView>
    </Section>
  );
}
