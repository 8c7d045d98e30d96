import { isChangeOrigin } from '@tiptap/extension-collaboration';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { betweenDocuments } from '#web/kit/editor/follow-range.ts';

/** A highlight that the server has not put into the text yet. */
export type PendingMark = DocumentRange & { readonly id: string; readonly color: string };
/** A highlight that is only proposed. */
export type GhostMark = DocumentRange & { readonly id: string };

export type CodingMarks = {
  /** The text that waits for its tags while the focus is in the popover. */
  readonly target: DocumentRange | null;
  readonly pending: readonly PendingMark[];
  readonly ghosts: readonly GhostMark[];
  readonly activeGhost: string | null;
};

const key = new PluginKey<{ marks: CodingMarks; drawn: DecorationSet }>('codingMarks');
const none: CodingMarks = { target: null, pending: [], ghosts: [], activeGhost: null };

/** What coding draws over the text without being in it. */
export function codingMarksPlugin(onSettled: (id: string) => void): Plugin {
  return new Plugin({
    key,
    state: {
      init: () => ({ marks: none, drawn: DecorationSet.empty }),
      apply(tr, value, before) {
        const change = tr.getMeta(key) as Partial<CodingMarks> | undefined;
        if (!change && (!tr.docChanged || isBare(value.marks))) return value;
        const moved = tr.docChanged ? follow(value.marks, tr, before.doc) : value.marks;
        const marks = { ...moved, ...change };
        return { marks, drawn: draw(tr.doc, marks) };
      },
    },
    props: { decorations: (state) => key.getState(state)?.drawn ?? null },
    view: () => ({
      update: ({ state }, before) => {
        const [now, then] = [codingMarksOf(state).pending, codingMarksOf(before).pending];
        if (now === then) return;
        for (const { id } of then) if (!now.some((mark) => mark.id === id)) onSettled(id);
      },
    }),
  });
}

export function codingMarksOf(state: EditorState): CodingMarks {
  return key.getState(state)?.marks ?? none;
}

export function markChange(state: EditorState, change: Partial<CodingMarks>): Transaction {
  return state.tr.setMeta(key, change).setMeta('addToHistory', false);
}

function isBare({ target, pending, ghosts }: CodingMarks): boolean {
  return target === null && pending.length === 0 && ghosts.length === 0;
}

function draw(doc: Node, { target, pending, ghosts, activeGhost }: CodingMarks): DecorationSet {
  const all = [
    ...pending.map(({ from, to, color }) =>
      Decoration.inline(from, to, { class: 'highlight', 'data-look': 'on', style: `--mark: ${color}` }),
    ),
    ...ghosts.map(({ from, to, id }) =>
      Decoration.inline(from, to, {
        class: 'suggested-highlight',
        'data-suggestion-id': id,
        ...(id === activeGhost ? { 'data-active': '' } : {}),
      }),
    ),
    ...(target ? [Decoration.inline(target.from, target.to, { class: 'coding-target' })] : []),
  ];
  return all.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, all);
}

function follow(marks: CodingMarks, tr: Transaction, before: Node): CodingMarks {
  const at = isChangeOrigin(tr)
    ? betweenDocuments(before, tr.doc)
    : (position: number) => tr.mapping.map(position);
  const moved = <R extends DocumentRange>(range: R): R => ({
    ...range,
    from: at(range.from),
    to: at(range.to),
  });
  const isLeft = ({ from, to }: DocumentRange) => from < to;
  const target = marks.target && moved(marks.target);
  return {
    ...marks,
    target: target && isLeft(target) ? target : null,
    pending: marks.pending.map(moved).filter((mark) => isLeft(mark) && !isInText(tr.doc, mark)),
    ghosts: marks.ghosts.map(moved).filter(isLeft),
  };
}

/** Wholly, not by an end of what it was before. */
function isInText(doc: Node, { from, to, id }: PendingMark): boolean {
  let [isFound, isWhole] = [false, true];
  doc.nodesBetween(from, to, (node) => {
    if (!node.isText) return true;
    const isMarked = node.marks.some(({ type, attrs }) => type.name === 'highlight' && attrs['id'] === id);
    if (isMarked) isFound = true;
    else isWhole = false;
    return false;
  });
  return isFound && isWhole;
}
