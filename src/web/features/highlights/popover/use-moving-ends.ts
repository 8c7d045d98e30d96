import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { untaggedHighlightColor } from '#domain/highlights/highlight-color.ts';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { stepByCharacter, stepByWord } from '#editor/text/word-steps.ts';
import { asEditorNode } from '#web/kit/editor/extensions/schema-extensions.ts';
import { keyOf } from '#web/kit/keys/pressed-keys.ts';
import { codingShortcuts } from '../shortcuts.ts';
import { codingMarksOf, markChange } from '../editor/coding-marks.ts';
import type { Coding } from '../model/coding.ts';
import { colorOf } from '../model/highlight-look.ts';
import { moveHighlight, spanOf } from '../model/move-highlight.ts';
import { unpaint } from '../model/unpaint.ts';
import { wordsIn } from '../editor/highlight-places.ts';

const back = keyOf(codingShortcuts.moveStart, 1);
const forward = keyOf(codingShortcuts.moveStart, 2);

export type MovingEnds = {
  /** The end that the arrow keys move. */
  readonly end: 'start' | 'end' | null;
  readonly isMoving: boolean;
  /** As it would be. */
  readonly range: () => DocumentRange | null;
  readonly choose: (end: 'start' | 'end') => void;
  /** An arrow key; false when it is none. */
  readonly step: (event: KeyboardEvent) => boolean;
  readonly drag: (range: DocumentRange) => void;
  readonly commit: () => void;
  readonly cancel: () => void;
};

/** Both ends of a highlight, shown where they would be until the person is done. */
export function useMovingEnds(coding: Coding, editor: Editor, id: string): MovingEnds {
  const [end, setEnd] = useState<MovingEnds['end']>(null);
  const [wanted, setWanted] = useState<{ id: string; range: DocumentRange } | null>(null);
  const own = wanted?.id === id ? wanted.range : null;
  const range = () => own ?? spanOf(coding, id);

  function show(next: DocumentRange): void {
    setWanted({ id, range: next });
    const look = coding.store.get(id);
    const { pending } = codingMarksOf(editor.state);
    const color = (look && colorOf(look)) ?? untaggedHighlightColor;
    coding.painter.setHidden(id);
    const others = pending.filter((mark) => mark.id !== id);
    editor.view.dispatch(markChange(editor.state, { pending: [...others, { ...next, id, color }] }));
  }

  function stop(): void {
    setEnd(null);
    setWanted(null);
  }

  function cancel(): void {
    stop();
    unpaint(coding, id);
    coding.painter.setHidden(null);
  }

  return {
    end,
    isMoving: own !== null || end !== null,
    range,
    choose: (next) => setEnd(next),
    step: ({ key, shiftKey }) => {
      const direction = key === forward ? 1 : key === back ? -1 : null;
      const from = range();
      if (direction === null || end === null || !from) return false;
      const move = shiftKey ? stepByCharacter : stepByWord;
      show(move(asEditorNode(editor.state.doc), from, { end, direction }));
      return true;
    },
    drag: show,
    commit: () => {
      const words = own && wordsIn(editor.state.doc, own);
      if (words && !isSame(words, spanOf(coding, id))) {
        stop();
        moveHighlight(coding, id, words);
      } else cancel();
    },
    cancel,
  };
}

function isSame(one: DocumentRange, other: DocumentRange | null): boolean {
  return one.from === other?.from && one.to === other.to;
}
