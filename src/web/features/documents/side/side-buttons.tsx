import { IconHighlight, IconMessage, IconQuote, IconTags } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { type Coding, setCodingMode } from '#web/features/highlights/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import classes from '../document-screen.module.css';
import type { DocumentFields } from '#web/kit/documents/document-object.ts';
import type { Side } from './use-side.ts';

export function CommentsButton({ document, side }: { document: DocumentFields; side: Side }) {
  const { openThreads, unreadComments } = document;
  return (
    <IconButton
      label={commentsLabel(openThreads, unreadComments)}
      aria-expanded={side.isOpen && side.tab === 'Comments'}
      className={classes.comments}
      onClick={() => side.toggle('Comments')}
    >
      <IconMessage size={16} />
      {openThreads > 0 && (
        <span className={classes.count} data-unread={unreadComments > 0 || undefined}>
          {openThreads}
        </span>
      )}
    </IconButton>
  );
}

export function EvidenceButton({ side }: { side: Side }) {
  return (
    <IconButton
      label="Evidence"
      aria-expanded={side.isOpen && side.tab === 'Evidence'}
      onClick={() => side.toggle('Evidence')}
    >
      <IconQuote size={16} />
    </IconButton>
  );
}

export function HighlightsButton({ coding, side }: { coding: Coding; side: Side }) {
  const count = useHighlightCount(coding);
  return (
    <IconButton
      label={count === 0 ? 'Highlights' : countLabel(count, 'highlight')}
      aria-expanded={side.isOpen && side.tab === 'Highlights'}
      className={classes.comments}
      onClick={() => side.toggle('Highlights')}
    >
      <IconHighlight size={16} />
      {count > 0 && <span className={classes.count}>{count.toLocaleString('en')}</span>}
    </IconButton>
  );
}

export function CodingModeButton({ coding }: { coding: Coding }) {
  const isCoding = useSyncExternalStore(coding.view.subscribe, () => coding.view.get().isCoding);
  return (
    <IconButton
      label={isCoding ? 'Exit coding mode' : 'Coding mode: tag with single keys, text is locked'}
      aria-pressed={isCoding}
      className={classes.mode}
      onClick={() => setCodingMode(coding, !isCoding)}
    >
      <IconTags size={16} />
    </IconButton>
  );
}

export function useHighlightCount({ store }: Coding): number {
  const all = useSyncExternalStore(store.subscribe, store.all);
  return all.filter((look) => !look.inlineCommentOnly).length;
}

function commentsLabel(open: number, unread: number): string {
  if (unread > 0) return `Comments, ${unread} new`;
  return open > 0 ? `Comments, ${open} open` : 'Comments';
}
