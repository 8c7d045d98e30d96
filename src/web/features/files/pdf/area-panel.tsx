import { IconTrash } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import { aiPartOf, highlightAuthorOf } from '#domain/ai/ai-user.ts';
import {
  createPdfHighlight,
  FloatingPanel,
  removeHighlight,
  tagHighlight,
  type NewTag,
  TagPanel,
  TagPicker,
} from '#web/features/highlights/index.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { FileCoding } from './use-file-coding.ts';
import classes from './pdf.module.css';

export type OpenedArea =
  /** With the words that were selected, or drawn as a box. */
  | { kind: 'new'; areas: readonly PdfArea[]; text: string; rect: DOMRect; selection: Range | null }
  | { kind: 'known'; id: string; rect: DOMRect };

export type AreaPanelProps = FileCoding & {
  opened: OpenedArea;
  /** The document around it says when every selection gets a tag. */
  hasCodingBar: boolean;
  /** Where what is about to be marked is on the screen by now. */
  rectOfDraft: () => DOMRect | null;
  onClose: () => void;
};

/** Tags for what was just marked, or what is known of it. */
export function AreaPanel({ opened, ...props }: AreaPanelProps) {
  return opened.kind === 'new' ? <NewArea {...props} {...opened} /> : <KnownArea {...props} {...opened} />;
}

type NewAreaProps = Omit<AreaPanelProps, 'opened'> & Extract<OpenedArea, { kind: 'new' }>;

function NewArea({
  coding,
  mayCreateTags,
  hasCodingBar,
  rectOfDraft,
  areas,
  text,
  rect,
  selection,
  onClose,
}: NewAreaProps) {
  function done(tags: readonly TagLook[], create: readonly NewTag[]) {
    createPdfHighlight(coding, { areas, text, tags, create });
    getSelection()?.removeAllRanges();
    onClose();
  }
  return (
    <TagPanel
      label={selection ? 'Tag the selected text' : 'Tag the highlight'}
      tags={coding.tags}
      mayCreate={mayCreateTags}
      rectOf={() => rectOfDraft() ?? rect}
      onDone={(tags, create) => done(tags, create)}
      onArm={
        hasCodingBar
          ? (tag) => {
              coding.view.set({ armed: tag });
              done([tag], []);
            }
          : null
      }
      onClose={() => {
        onClose();
        // The field took the focus from the words; they can be copied, or marked after all.
        if (selection) selectAgain(selection);
      }}
      onLeave={onClose}
    />
  );
}

function selectAgain(range: Range): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

type KnownAreaProps = Omit<AreaPanelProps, 'opened'> & Extract<OpenedArea, { kind: 'known' }>;

function KnownArea({ coding, mayCode, mayCreateTags, id, rect, onClose }: KnownAreaProps) {
  const look = useSyncExternalStore(coding.store.subscribe, () => coding.store.get(id));
  const [isTagging, setTagging] = useState(false);
  if (!look) return null;
  return (
    <FloatingPanel
      label="Highlight"
      rectOf={() => rect}
      onClose={onClose}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={classes.known}>
        <blockquote className={classes.quote}>{look.text}</blockquote>
        <div className={classes.tags}>
          {look.tags.map((tag) => (
            <TagChip
              key={tag.id}
              tag={tag}
              {...(mayCode && {
                onRemove: () =>
                  tagHighlight(
                    coding,
                    id,
                    look.tags.filter((one) => one.id !== tag.id),
                  ),
              })}
            />
          ))}
          {mayCode && !isTagging && <Button onClick={() => setTagging(true)}>Add a tag</Button>}
        </div>
        {isTagging && (
          <TagPicker
            tags={coding.tags}
            label="Find or create a tag"
            placeholder="Tag"
            mayCreate={mayCreateTags}
            isSingle
            onDone={(tags, create) => {
              tagHighlight(coding, id, [...look.tags, ...tags], create);
              setTagging(false);
            }}
            onClose={() => setTagging(false)}
          />
        )}
        <div className={classes.foot}>
          <span>{highlightAuthorOf(look, coding.viewer.id)}</span>
          <AiBadge part={aiPartOf(look)} />
          {mayCode && (
            <IconButton
              label="Delete the highlight"
              onClick={() => {
                removeHighlight(coding, id);
                onClose();
              }}
            >
              <IconTrash size={16} />
            </IconButton>
          )}
        </div>
      </div>
    </FloatingPanel>
  );
}
