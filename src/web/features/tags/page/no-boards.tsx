import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { ImportAssistant } from '#web/features/imports/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CreateTagBoardDocument } from '../tags.gen.ts';

type NoBoardsProps = { project: ProjectFieldsFragment | null; createReason: string | null };

/** The first board comes with the first press. */
export function NoBoards({ project, createReason }: NoBoardsProps) {
  const create = useCommand(CreateTagBoardDocument);
  const [importing, setImporting] = useState<string | null>(null);

  async function start() {
    const done = await create.run({ input: { ...(project && { projectId: project.id }), title: 'Tags' } });
    return done?.createTagBoard.id ?? null;
  }

  return (
    <>
      <EmptyState
        icon={<IconTags size={20} />}
        title={project === null ? 'No workspace boards yet' : 'No tags yet'}
        actions={
          createReason === null && (
            <>
              <Button variant="primary" busy={create.busy} onClick={() => void start()}>
                Create a tag board
              </Button>
              <Button onClick={() => void start().then(setImporting)}>Import table…</Button>
            </>
          )
        }
      >
        {createReason ??
          (project === null
            ? 'Tags of a workspace board can be used in every project.'
            : 'Tags describe what a highlight is about. Create them here, or type a new one while you highlight.')}
      </EmptyState>
      {importing !== null && (
        <ImportAssistant target="TAGS" holderId={importing} onClose={() => setImporting(null)} />
      )}
    </>
  );
}
