import { useCan } from '#web/features/members/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { projectStatuses, statusOf } from './project-status-name.ts';
import { useProjectCommands } from './use-project-commands.ts';
import { useProjectObject } from './use-project-object.ts';

export function ProjectStatusMenu({ project }: { project: ProjectFieldsFragment }) {
  const may = useCan('project.archive', useProjectObject(project));
  const commands = useProjectCommands();
  const { label, tone } = statusOf(project.status);
  const badge = <Badge tone={tone}>{label}</Badge>;
  if (!may.allowed) return badge;
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" aria-label={`Status: ${label}`}>
          {badge}
        </button>
      }
      groups={[
        projectStatuses
          .filter(({ value }) => value !== project.status)
          .map((status) => ({
            label: status.label,
            onSelect: () => void commands.setStatus([project], status.value),
          })),
      ]}
    />
  );
}
