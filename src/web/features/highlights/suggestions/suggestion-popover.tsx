import { IconCheck, IconX } from '@tabler/icons-react';
import { posToDOMRect, type Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { closeOpened } from '../editor/coding-actions.ts';
import { codingMarksOf } from '../editor/coding-marks.ts';
import type { Coding } from '../model/coding.ts';
import { FloatingPanel } from '../popover/floating-panel.tsx';
import { keyOf } from '#web/kit/keys/pressed-keys.ts';
import { codingShortcuts } from '../shortcuts.ts';
import classes from '../popover/popover.module.css';
import { TagChip } from '#web/kit/objects/tag-chip.tsx';
import { openSuggestion } from './open-suggestion.ts';
import { acceptSuggestion, rejectSuggestion } from './review-suggestion.ts';
import type { Suggestion } from './use-suggestions.ts';

export type SuggestionPopoverProps = {
  coding: Coding;
  editor: Editor;
  suggestion: Suggestion;
  all: readonly Suggestion[];
};

/** y takes it, n does not, and the next one comes. */
export function SuggestionPopover({ coding, editor, suggestion, all }: SuggestionPopoverProps) {
  const { id } = suggestion;
  const body = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => body.current?.focus({ preventScroll: true }), []);
  const at = all.findIndex((one) => one.id === id);

  async function review(decide: (coding: Coding, id: string) => Promise<boolean>) {
    if (busy) return;
    setBusy(true);
    const next = all[at + 1] ?? all[at - 1];
    const isDone = await decide(coding, id);
    setBusy(false);
    if (!isDone) return;
    if (next) openSuggestion(coding, editor, next.id);
    else closeOpened(coding, { focusText: true });
  }

  function move(step: 1 | -1) {
    const next = all[at + step];
    if (next) openSuggestion(coding, editor, next.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      [keyOf(codingShortcuts.accept)]: () => void review(acceptSuggestion),
      [keyOf(codingShortcuts.reject)]: () => void review(rejectSuggestion),
      j: () => move(1),
      k: () => move(-1),
      Escape: () => closeOpened(coding, { focusText: true }),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  return (
    <FloatingPanel
      label="Suggested highlight"
      rectOf={() => {
        const ghost = codingMarksOf(editor.state).ghosts.find((one) => one.id === id);
        return ghost ? posToDOMRect(editor.view, ghost.from, ghost.to) : null;
      }}
      onClose={() => closeOpened(coding, { focusText: false })}
      onKeyDown={onKeyDown}
    >
      <div ref={body} tabIndex={-1} className={classes.body}>
        <blockquote className={classes.quote}>{suggestion.selectedText}</blockquote>
        {suggestion.highlightReason !== null && (
          <p className={classes.reason}>{suggestion.highlightReason}</p>
        )}
        <div className={classes.tags}>
          {suggestion.suggestedTags.map((tag) => (
            <TagChip key={tag.id} tag={tag} />
          ))}
        </div>
        <div className={classes.actions}>
          <Button icon={<IconCheck size={16} />} busy={busy} onClick={() => void review(acceptSuggestion)}>
            Accept <Kbd keys={['y']} />
          </Button>
          <Button variant="quiet" icon={<IconX size={16} />} onClick={() => void review(rejectSuggestion)}>
            Reject <Kbd keys={['n']} />
          </Button>
          <span className={classes.space} />
          <span className={classes.count}>
            {at + 1} of {all.length}
          </span>
        </div>
      </div>
    </FloatingPanel>
  );
}
