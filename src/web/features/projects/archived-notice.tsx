import { useCan } from '#web/features/members/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { useProjectCommands } from './use-project-commands.ts';
import { useProjectObject } from './use-project-object.ts';

/** Says why nothing can be changed, and offers the way back. */
export function ArchivedNotice({ project }: { project: ProjectFieldsFragment }) {
  const mayArchive = useCan('project.archive', useProjectObject(project));
  const commands = useProjectCommands();
  if (project.status !== 'ARCHIVED') return null;
  return (
    <div style={{ marginBottom: 'var(--space-4)' }}>
      <Callout
        tone="warning"
        actions={
          mayArchive.allowed && (
            <Button busy={commands.busy} onClick={() => void commands.setStatus([project], 'ACTIVE')}>
              Make active
            </Button>
          )
        }
      >
        This project is archived. You can view everything in it, but not change it.
      </Callout>
    </div>
  );
}
