import { HighlightBulkBar } from '#web/features/highlights/list/highlight-bulk-bar.tsx';
import { useHighlightCommands } from '#web/features/highlights/list/use-highlight-commands.ts';
import { useProjectObject } from '#web/features/projects/use-project-object.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import type { Selection } from '#web/ui/use-selection.ts';

type HighlightSelectionBarProps = { project: ProjectFieldsFragment; selection: Selection };

export function HighlightSelectionBar({ project, selection }: HighlightSelectionBarProps) {
  const { level } = useProjectObject(project);
  return (
    <HighlightBulkBar
      ids={[...selection.ids]}
      projectIds={[project.id]}
      level={level ?? 'READ'}
      commands={useHighlightCommands()}
      onClear={selection.clear}
    />
  );
}
