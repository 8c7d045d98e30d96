import { DOMSerializer } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import type { DragEvent } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { colorOf } from '#web/features/highlights/index.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import type { TrayHighlightsQuery } from '#web/lib/graphql.gen.ts';
import { isWithShift } from '#web/ui/is-with-shift.ts';
import classes from './evidence-tray.module.css';

export type TrayHighlight = TrayHighlightsQuery['highlights']['items'][number];

export type EvidenceRowProps = {
  highlight: TrayHighlight;
  /** Null where nothing can be inserted. */
  editor: Editor | null;
  isChosen: boolean;
  onToggle: (withRange: boolean) => void;
};

/** The whole quote with who said it and where; it can be dragged into the text. */
export function EvidenceRow({ highlight, editor, isChosen, onToggle }: EvidenceRowProps) {
  const { text, saidBy, objectType, objectTitle, tags, usedIn } = highlight;
  return (
    <div
      draggable={editor !== null}
      onDragStart={(event) => editor && carryCard(event, editor, highlight.id)}
      className={classes.row}
      data-chosen={isChosen || undefined}
      style={{ '--mark': colorOf(highlight) ?? 'transparent' }}
    >
      <label className={classes.choice}>
        {editor && (
          <input
            type="checkbox"
            aria-label={`Choose “${text}”`}
            checked={isChosen}
            onChange={({ nativeEvent }) => onToggle(isWithShift(nativeEvent))}
          />
        )}
        <span className={classes.body}>
          <q className={classes.quote}>{text}</q>
          <span className={classes.facts}>
            {saidBy.length > 0 && <strong>{saidBy.join(', ')}</strong>}
            <span>{titleOf(objectType === 'NOTE' ? 'note' : 'insight', objectTitle)}</span>
          </span>
          {tags.length > 0 && (
            <span className={classes.tags}>
              {tags.map((tag) => (
                <TagChip key={tag.id} tag={tag} />
              ))}
            </span>
          )}
          {usedIn.length > 0 && (
            <span className={classes.facts}>
              Used in {usedIn.map(({ title }) => titleOf('insight', title)).join(', ')}
            </span>
          )}
        </span>
      </label>
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
