import { IconPlus } from '@tabler/icons-react';
import { useProjectObject } from '#web/features/projects/use-project-object.ts';
import { useCan } from '#web/features/members/viewer-context.tsx';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { CreateNoteDocument } from './notes.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

export function NewNoteButton({ project }: { project: ProjectFieldsFragment }) {
  const may = useCan('note.create', useProjectObject(project));
  const create = useCommand(CreateNoteDocument);

  async function run() {
    const made = await create.run({ input: { projectId: project.id } });
    if (made) goTo('projectNote', { params: { projectId: project.id, noteId: made.createNote.id } });
  }

  const button = (
    <Button
      variant="primary"
      icon={<IconPlus size={16} />}
      busy={create.busy}
      aria-disabled={!may.allowed || undefined}
      onClick={() => may.allowed && void run()}
    >
      New note
    </Button>
  );
  return may.allowed ? button : <Tooltip label={may.reason}>{button}</Tooltip>;
}
