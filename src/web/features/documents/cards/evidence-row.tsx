import { DOMSerializer } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { useId, useState, type DragEvent } from 'react';
import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { colorOf } from '#web/features/highlights/index.ts';
import { ClampedQuote } from '#web/kit/objects/clamped-quote.tsx';
import { ClipThumbnail } from '#web/kit/objects/clip-thumbnail.tsx';
import { EvidenceFacts } from '#web/kit/objects/evidence-facts.tsx';
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
  isChosen: boolean;
  onToggle: (withRange: boolean) => void;
};

/** The whole quote with who said it and where; it can be dragged into the text. */
export function EvidenceRow({ highlight, insightId, editor, lines, isChosen, onToggle }: EvidenceRowProps) {
  const checkId = useId();
  const [isOpen, setOpen] = useState(false);
  const { text } = highlight;
  const elsewhere = highlight.usedIn.filter(({ id }) => id !== insightId);
  return (
    <div
      draggable={editor !== null}
      onDragStart={(event) => editor && carryCard(event, editor, highlight.id)}
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
          />
        )}
        <span className={classes.body}>
          <ClipThumbnail clip={highlight} />
          <ClampedQuote text={text} lines={lines} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            <label htmlFor={checkId}>
              <q className={classes.quote}>{text}</q>
            </label>
          </ClampedQuote>
          <EvidenceFacts highlight={highlight} />
          {elsewhere.length > 0 && (
            <span className={classes.facts}>
              Used in {elsewhere.map(({ title }) => titleOf('insight', title)).join(', ')}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

/** The editor reads what is dropped on it as it reads what is pasted. */
function carryCard(event: DragEvent, { schema }: Editor, id: string): void {
  const card = schema.nodes['referenceCard']?.create({ kind: 'highlight', id });
  if (!card) return;
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeNode(card));
  event.dataTransfer.effectAllowed = 'copy';
  event.dataTransfer.setData('text/html', holder.innerHTML);
}
