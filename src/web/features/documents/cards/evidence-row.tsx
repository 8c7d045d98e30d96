import { DOMSerializer, Fragment } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useId, useState, type DragEvent, type KeyboardEvent } from 'react';
import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { UsedIn } from '#web/features/evidence/index.ts';
import { colorOf } from '#web/features/highlights/index.ts';
import { ClampedQuote } from '#web/kit/objects/clamped-quote.tsx';
import { ClipThumbnail } from '#web/kit/objects/clip-thumbnail.tsx';
import { EvidenceFacts } from '#web/kit/objects/evidence-facts.tsx';
import { SaidWords } from '#web/kit/objects/said-words.tsx';
import type { TrayHighlightsQuery } from '#web/lib/graphql.gen.ts';
import { isWithShift } from '#web/ui/is-with-shift.ts';
import classes from './evidence-tray.module.css';

export type TrayHighlight = TrayHighlightsQuery['highlights']['items'][number];

export type EvidenceRowProps = {
  highlight: TrayHighlight;
  /** The insight that it is shown beside. */
  insightId: string;
  /** Null where nothing can be inserted. */
  editor: Editor | null;
  lines: QuoteLines;
  /** All that are chosen, in that order: they are dragged and inserted together. */
  chosen: readonly string[];
  onToggle: (withRange: boolean) => void;
  onInsert: (ids: readonly string[]) => void;
  /** What was dragged is in the text now. */
  onDropped: () => void;
};

/** The whole quote with who said it and where; it can be dragged into the text. */
export function EvidenceRow({
  highlight,
  insightId,
  editor,
  lines,
  chosen,
  onToggle,
  onInsert,
  onDropped,
}: EvidenceRowProps) {
  const checkId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, text } = highlight;
  const isChosen = chosen.includes(id);
  const carried = isChosen ? chosen : [id];
  const elsewhere = highlight.usedIn.filter((insight) => insight.id !== insightId);

  function insertBy(event: KeyboardEvent) {
    event.preventDefault();
    onInsert(chosen.length > 0 ? chosen : [id]);
  }

  return (
    <div
      data-evidence
      draggable={editor !== null}
      onDragStart={(event) => editor && carryCards(event, editor, carried)}
      onDragEnd={({ dataTransfer }) => isChosen && dataTransfer.dropEffect !== 'none' && onDropped()}
      className={classes.row}
      data-chosen={isChosen || undefined}
      style={{ '--mark': colorOf(highlight) ?? 'transparent' }}
    >
      <div className={classes.choice}>
        {editor && (
          <input
            id={checkId}
            type="checkbox"
            aria-label={`Choose “${text}”`}
            checked={isChosen}
            onChange={({ nativeEvent }) => onToggle(isWithShift(nativeEvent))}
            onKeyDown={(event) => event.key === 'Enter' && insertBy(event)}
          />
        )}
        <span className={classes.body}>
          <ClipThumbnail clip={highlight} />
          <ClampedQuote text={text} lines={lines} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            <label htmlFor={checkId}>
              <SaidWords highlight={highlight} className={classes.quote} />
            </label>
          </ClampedQuote>
          <EvidenceFacts highlight={highlight} />
          <UsedIn insights={elsewhere} />
        </span>
      </div>
    </div>
  );
}

/** The editor reads what is dropped on it as it reads what is pasted. */
function carryCards(event: DragEvent, { schema }: Editor, ids: readonly string[]): void {
  const cards = ids.flatMap((id) => schema.nodes['referenceCard']?.create({ kind: 'highlight', id }) ?? []);
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(Fragment.from(cards)));
  event.dataTransfer.effectAllowed = 'copy';
  event.dataTransfer.setData('text/html', holder.innerHTML);
}
