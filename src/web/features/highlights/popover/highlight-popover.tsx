import {
  IconArrowsHorizontal,
  IconBlockquote,
  IconCode,
  IconLink,
  IconMessagePlus,
  IconMovie,
  IconStack2,
  IconTrash,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { aiPartOf, highlightAuthorOf } from '#domain/ai/ai-user.ts';
import { UsedIn, useUsedIn } from '#web/features/evidence/index.ts';
import { HighlightLinkButton } from '#web/features/public-links/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { closeOpened, cycleOverlap, goToNeighbour } from '../editor/coding-actions.ts';
import type { Coding } from '../model/coding.ts';
import { removeHighlight } from '../model/delete-highlight.ts';
import { embedCode, embedCopied } from '../model/embed-code.ts';
import type { HighlightLook } from '../model/highlight-look.ts';
import { tagHighlight } from '../model/tag-highlight.ts';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { TagPicker } from '../tagging/tag-picker.tsx';
import { EndHandles } from './end-handles.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { rectOfHighlight } from './highlight-rect.ts';
import { MoveEnds } from './move-ends.tsx';
import { keyOf } from '#web/kit/keys/pressed-keys.ts';
import { codingShortcuts } from '../shortcuts.ts';
import classes from './popover.module.css';
import { useMovingEnds } from './use-moving-ends.ts';

export type HighlightPopoverProps = {
  coding: Coding;
  editor: Editor;
  id: string;
  overlapping: readonly string[];
  isFocused: boolean;
  mayCode: boolean;
  mayCreateTags: boolean;
  linkOf: (id: string) => string;
  onComment: ((highlight: HighlightLook) => void) | null;
  onExport: (highlight: HighlightLook) => void;
};

const size = 16;

/** Everything about one highlight, at its place in the text. */
export function HighlightPopover({
  coding,
  editor,
  id,
  overlapping,
  isFocused,
  mayCode,
  mayCreateTags,
  linkOf,
  onComment,
  onExport,
}: HighlightPopoverProps) {
  const look = useSyncExternalStore(coding.store.subscribe, () => coding.store.get(id));
  const [isTagging, setTagging] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const moving = useMovingEnds(coding, editor, id);
  const insights = useUsedIn([id])(id);
  const close = (focusText: boolean) => {
    moving.commit();
    closeOpened(coding, { focusText });
  };
  useEffect(() => {
    if (isFocused && !isTagging) body.current?.focus({ preventScroll: true });
  }, [isFocused, isTagging]);
  if (!look) return null;

  function remove() {
    closeOpened(coding, { focusText: true });
    removeHighlight(coding, id);
  }

  function comment() {
    if (!look || !onComment) return;
    closeOpened(coding, { focusText: false });
    onComment(look);
  }

  function exportClip() {
    if (!look) return;
    close(false);
    onExport(look);
  }

  /** New ends are kept before another highlight is shown. */
  const leaving = (go: () => void) => () => {
    moving.commit();
    go();
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    Escape: () => (moving.isMoving ? moving.cancel() : close(true)),
    o: leaving(() => cycleOverlap(coding)),
    j: leaving(() => void goToNeighbour(coding, editor, 1)),
    k: leaving(() => void goToNeighbour(coding, editor, -1)),
    [keyOf(codingShortcuts.next)]: leaving(() => void goToNeighbour(coding, editor, 1)),
    l: () => void copyText(linkOf(id), 'Link copied'),
    q: () => void copyText(look.text, 'Quote copied'),
    m: () => void copyText(embedCode(id), embedCopied),
    c: onComment ? comment : undefined,
    x: look.audioVideo?.fileId == null ? undefined : exportClip,
    ...(mayCode && {
      t: () => setTagging(true),
      Enter: () => (moving.isMoving ? moving.commit() : setTagging(true)),
      Delete: remove,
      Backspace: remove,
      [keyOf(codingShortcuts.moveStart)]: () => moving.choose('start'),
      [keyOf(codingShortcuts.moveEnd)]: () => moving.choose('end'),
    }),
  };

  function onKeyDown(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement;
    const onButton =
      event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ');
    if (isTyping || onButton || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!moving.step(event) && !run(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function run(event: KeyboardEvent): boolean {
    const action = keys[event.key];
    action?.();
    return action !== undefined;
  }

  return (
    <>
      {mayCode && <EndHandles coding={coding} editor={editor} id={id} moving={moving} />}
      <FloatingPanel
        label="Highlight"
        rectOf={() => rectOfHighlight(coding, id)}
        onClose={() => close(false)}
        onKeyDown={onKeyDown}
      >
        <div ref={body} tabIndex={-1} className={classes.body}>
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
            {mayCode && !isTagging && (
              <button type="button" className={classes.add} onClick={() => setTagging(true)}>
                {look.tags.length === 0 ? 'Add a tag' : 'Add'}
              </button>
            )}
            {!mayCode && look.tags.length === 0 && <span className={classes.none}>No tags</span>}
          </div>
          {isTagging && (
            <TagPicker
              tags={coding.tags}
              label="Find or create a tag"
              placeholder="Find a tag"
              mayCreate={mayCreateTags}
              isSingle
              onDone={(tags, create) => {
                if (tags.length === 0 && create.length === 0) return setTagging(false);
                const all = new Map([...look.tags, ...tags].map((tag) => [tag.id, tag]));
                return tagHighlight(coding, id, [...all.values()], create);
              }}
              onClose={() => setTagging(false)}
            />
          )}
          <div className={classes.facts}>
            <span>{highlightAuthorOf(look, coding.viewer.id)}</span>
            <AiBadge part={aiPartOf(look)} />
            <RelativeTime at={look.createdAt} />
          </div>
          <div className={classes.used}>
            <UsedIn insights={insights} />
          </div>
          {moving.end !== null && <MoveEnds moving={moving} />}
          <div className={classes.actions}>
            {onComment && (
              <IconButton label="Comment" shortcut={['c']} onClick={comment}>
                <IconMessagePlus size={size} />
              </IconButton>
            )}
            <IconButton label="Copy link" shortcut={['l']} onClick={keys['l']}>
              <IconLink size={size} />
            </IconButton>
            <HighlightLinkButton
              object={{ type: coding.document.objectType, id: coding.document.objectId }}
              highlightId={id}
            />
            <IconButton label="Copy quote" shortcut={['q']} onClick={keys['q']}>
              <IconBlockquote size={size} />
            </IconButton>
            <IconButton label="Copy embed code" shortcut={['m']} onClick={keys['m']}>
              <IconCode size={size} />
            </IconButton>
            {look.audioVideo?.fileId != null && (
              <IconButton label="Export clip" shortcut={['x']} onClick={exportClip}>
                <IconMovie size={size} />
              </IconButton>
            )}
            {mayCode && (
              <IconButton label="Adjust range" shortcut={['e']} onClick={() => moving.choose('end')}>
                <IconArrowsHorizontal size={size} />
              </IconButton>
            )}
            {overlapping.length > 1 && (
              <IconButton label="Next overlapping highlight" shortcut={['o']} onClick={keys['o']}>
                <IconStack2 size={size} />
              </IconButton>
            )}
            <span className={classes.space} />
            {overlapping.length > 1 && (
              <span className={classes.count}>
                {overlapping.indexOf(id) + 1} of {overlapping.length}
              </span>
            )}
            {mayCode && (
              <IconButton label="Delete the highlight" shortcut={['Delete']} onClick={remove}>
                <IconTrash size={size} />
              </IconButton>
            )}
          </div>
        </div>
      </FloatingPanel>
    </>
  );
}
