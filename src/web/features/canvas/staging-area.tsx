import { IconGripVertical, IconLayoutSidebarRight, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { ClampedQuote } from '#web/kit/objects/clamped-quote.tsx';
import { ClipThumbnail, type ClipThumbnailProps } from '#web/kit/objects/clip-thumbnail.tsx';
import { EvidenceFacts, type EvidenceLook } from '#web/kit/objects/evidence-facts.tsx';
import type { ReferenceType } from '#domain/canvas/canvas-objects.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import classes from './canvas.module.css';
import { referenceFormat } from './reference-format.ts';
import { useMovedArea, type AreaPlace } from './use-moved-area.ts';

/** The title of a highlight is its quote: a card takes the room for it. */
export type Reference = { type: ReferenceType; refId: string; title?: string };
export type Staged = Reference & {
  title: string;
  /** Of a highlight. */
  evidence?: EvidenceLook & ClipThumbnailProps['clip'];
};

export type StagingProps = {
  rows: readonly Staged[];
  /** They belong to the project, whatever the view shows. */
  reels: readonly Staged[];
  /** Null when all are here. */
  onMore: (() => void) | null;
  onBoard: ReadonlySet<string>;
  quoteLines: QuoteLines;
  /** Where it was put; null at the side. */
  place: AreaPlace | null;
  onPlace: (place: AreaPlace | null) => void;
  /** Null for readers. */
  onAdd: ((references: readonly Reference[]) => void) | null;
};

/** What the view holds and the board does not show yet. */
export function StagingArea({
  rows,
  reels,
  onMore,
  onBoard,
  quoteLines,
  place,
  onPlace,
  onAdd,
}: StagingProps) {
  const area = useRef<HTMLElement>(null);
  const { at, grip } = useMovedArea(area, place, onPlace);
  const isWaiting = ({ refId }: Staged) => !onBoard.has(refId);
  const [waiting, waitingReels] = [rows.filter(isWaiting), reels.filter(isWaiting)];
  return (
    <aside
      ref={area}
      className={classes.staging}
      aria-label="Not on the canvas"
      data-placed={at !== null || undefined}
      style={at === null ? undefined : { '--x': `${at.x}px`, '--y': `${at.y}px` }}
    >
      <div className={classes.stagingTop}>
        <button type="button" className={classes.stagingGrip} aria-label="Move the list" {...grip}>
          <IconGripVertical size={14} aria-hidden />
        </button>
        <h2>Not on the canvas</h2>
        {at !== null && (
          <IconButton label="Dock the list" onClick={() => onPlace(null)}>
            <IconLayoutSidebarRight size={14} />
          </IconButton>
        )}
        {onAdd && waiting.length > 1 && <Button onClick={() => onAdd(waiting)}>Add {waiting.length}</Button>}
      </div>
      <ul className={classes.stagingList}>
        {waiting.map((one) => (
          <StagedRow key={one.refId} staged={one} quoteLines={quoteLines} onAdd={onAdd} />
        ))}
        {waiting.length === 0 && <li className={classes.done}>Everything is on the canvas.</li>}
        {onMore && (
          <li>
            <Button variant="quiet" fullWidth onClick={onMore}>
              Show more
            </Button>
          </li>
        )}
        {waitingReels.length > 0 && (
          <li>
            <h3 className={classes.stagingKind}>Reels in this project</h3>
            <ul>
              {waitingReels.map((one) => (
                <StagedRow key={one.refId} staged={one} quoteLines={quoteLines} onAdd={onAdd} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </aside>
  );
}

type StagedRowProps = Pick<StagingProps, 'onAdd' | 'quoteLines'> & { staged: Staged };

function StagedRow({ staged: { type, refId, title, evidence }, quoteLines, onAdd }: StagedRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    // Dragging is one way; the button in it is the other.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes.staged}
      draggable={onAdd !== null}
      onDragStart={(event) => {
        event.dataTransfer.setData(referenceFormat, `${type}:${refId}`);
        event.dataTransfer.effectAllowed = 'copy';
      }}
    >
      {type === 'highlight' ? (
        <span className={classes.stagedQuote}>
          {evidence && <ClipThumbnail clip={evidence} />}
          <ClampedQuote text={title} lines={quoteLines} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {title}
          </ClampedQuote>
          {evidence && <EvidenceFacts highlight={evidence} />}
        </span>
      ) : (
        <span className={classes.stagedTitle}>{title}</span>
      )}
      {onAdd && (
        <IconButton label={`Add ${title} to the canvas`} onClick={() => onAdd([{ type, refId, title }])}>
          <IconPlus size={14} />
        </IconButton>
      )}
    </li>
  );
}
