import { useQuery } from 'urql';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TagBoardsDocument } from '../tags.gen.ts';
import { BoardScreen } from './board-screen.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { NoBoards } from './no-boards.tsx';

type BoardsProps = {
  /** Null: the boards of the workspace only. */
  project: ProjectFieldsFragment | null;
  /** Null: the board that new tags go to. */
  boardId: string | null;
  createReason: string | null;
};

export function Boards({ project, boardId, createReason }: BoardsProps) {
  const query = useQuery({
    query: TagBoardsDocument,
    variables: { projectId: project?.id ?? null },
    requestPolicy: 'cache-and-network',
  });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={8} label="Loading the tag boards" />}
      what="the tag boards"
    >
      {({ tagBoards: boards }) => {
        const first = boards.find(({ isDefault }) => isDefault) ?? boards[0];
        const board = boardId === null ? first : boards.find(({ id }) => id === boardId);
        if (boardId !== null && !board) return <NotFound />;
        return (
          <>
            {boards.length > 0 && (
              <BoardTabs
                project={project}
                boards={boards}
                currentId={board?.id ?? null}
                createReason={createReason}
              />
            )}
            {board ? (
              <BoardScreen key={board.id} project={project} board={board} boards={boards} />
            ) : (
              <NoBoards project={project} createReason={createReason} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
