import { IconCopyCheck, IconTag, IconTagOff } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { matchTag } from '#web/kit/pickers/match-tag.ts';
import type { ProjectFieldsFragment, TagBoardFieldsFragment, TagCardFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TagBoard } from '../board/tag-board.tsx';
import { DuplicatesDialog } from '../dialogs/duplicates-dialog.tsx';
import { columnsOf } from '../model/arrange-tags.ts';
import { useTagRefusal } from '../model/tag-access.ts';
import { useBoardCommands } from '../model/use-board-commands.ts';
import { useBoardTags } from '../model/use-board-tags.ts';
import { DuplicateTagsDocument } from '../tags.gen.ts';
import { BoardMenu } from './board-menu.tsx';
import classes from './tags-page.module.css';

type BoardScreenProps = {
  project: ProjectFieldsFragment | null;
  board: TagBoardFieldsFragment;
  boards: readonly TagBoardFieldsFragment[];
};

export function BoardScreen({ project, board, boards }: BoardScreenProps) {
  const read = useBoardTags(board.id);
  const { tags } = read;
  const [text, setText] = useState('');
  const [isUnusedOnly, setUnusedOnly] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const refusal = useTagRefusal(board, project);
  const columns = useMemo(() => columnsOf(board.groups, tags), [board.groups, tags]);
  const commands = useBoardCommands(read, board, columns);
  const [{ data }] = useQuery({
    query: DuplicateTagsDocument,
    variables: { projectId: project?.id ?? '' },
    pause: project === null,
  });
  const sets = data?.duplicateTags ?? [];
  const unusedCount = tags.filter(({ highlightCount }) => highlightCount === 0).length;
  const search = useDeferredValue(text.trim());
  const isShown = useMemo(
    () => (search === '' && !isUnusedOnly ? null : filterOf(search, isUnusedOnly)),
    [search, isUnusedOnly],
  );
  return (
    <>
      <div className={classes.tools} role="toolbar" aria-label="Board">
        <input
          type="search"
          className={classes.search}
          aria-label="Search this board"
          placeholder="Search this board"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          variant="quiet"
          icon={<IconTagOff size={16} />}
          aria-pressed={isUnusedOnly}
          onClick={() => setUnusedOnly(!isUnusedOnly)}
        >
          Unused {unusedCount > 0 && unusedCount}
        </Button>
        {sets.length > 0 && (
          <Button variant="quiet" icon={<IconCopyCheck size={16} />} onClick={() => setReviewing(true)}>
            {countLabel(sets.length, 'likely duplicate')}
          </Button>
        )}
        <span className={classes.end}>
          <span className={classes.total}>{read.isReady && countLabel(tags.length, 'tag')}</span>
          <BoardMenu project={project} board={board} refusal={refusal} />
        </span>
      </div>
      <div className={classes.body}>
        {read.problem !== null && !read.isReady ? (
          <ErrorState title="Hark couldn’t load the tags" onRetry={read.chain.retry}>
            {read.problem}
          </ErrorState>
        ) : !read.isReady ? (
          <SkeletonRows rows={8} label="Loading the tags" />
        ) : isShown && !tags.some(isShown) ? (
          <EmptyState
            icon={<IconTag size={20} />}
            title={search === '' ? 'Every tag is in use' : 'No tags found'}
            actions={
              <Button
                onClick={() => {
                  setText('');
                  setUnusedOnly(false);
                }}
              >
                Show all tags
              </Button>
            }
          />
        ) : (
          <TagBoard project={project} board={board} boards={boards} read={read} isShown={isShown} />
        )}
      </div>
      {isReviewing && (
        <DuplicatesDialog
          sets={sets}
          commands={commands}
          mayMerge={refusal('tag.merge') === null}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}

function filterOf(search: string, isUnusedOnly: boolean): (tag: TagCardFragment) => boolean {
  return ({ title, highlightCount }) =>
    (!isUnusedOnly || highlightCount === 0) && (search === '' || matchTag(title, search) !== null);
}
