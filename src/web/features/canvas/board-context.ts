import { createContext, useContext } from 'react';
import type { ObjectChange } from '#editor/canvas/canvas-doc.ts';

export type Card = {
  title: string;
  preview: string;
  href: string;
  kind: string;
  /** Of a highlight: that of its first tag. */
  color?: string | null;
};

export type BoardActions = {
  isEditable: boolean;
  change: (changes: readonly ObjectChange[]) => void;
  beginStep: () => void;
  /** The text, shape or frame whose words are being written by this person. */
  writingId: string | null;
  write: (id: string | null) => void;
  /** Undefined while it is read; null for what this person may not see, or what is gone. */
  cardOf: (refId: string) => Card | null | undefined;
  /** The cards that show all they have to say. */
  expanded: ReadonlySet<string>;
  onExpand: (refId: string) => void;
};

export const BoardContext = createContext<BoardActions | null>(null);

export function useBoardActions(): BoardActions {
  const actions = useContext(BoardContext);
  if (!actions) throw new Error('Outside of a board');
  return actions;
}
