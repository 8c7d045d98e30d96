import { HighlightBulkBar, useHighlightCommands } from '#web/features/highlights/index.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
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
