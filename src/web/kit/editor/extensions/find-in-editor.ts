import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findInDocument, type DocumentRange, type FindOptions } from '#editor/text/find-in-document.ts';

export type FindState = {
  readonly query: string;
  readonly options: FindOptions;
  readonly ranges: readonly DocumentRange[];
  readonly current: number;
  readonly marks: DecorationSet;
};
type FindChange = { query?: string; options?: FindOptions; current?: number };

const key = new PluginKey<FindState>('find');
const nothing: FindState = { query: '', options: {}, ranges: [], current: 0, marks: DecorationSet.empty };

export const FindInEditor = Extension.create({
  name: 'findInEditor',
  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key,
        state: {
          init: () => nothing,
          apply(tr, value, _old, state) {
            const change = tr.getMeta(key) as FindChange | undefined;
            if (!change && (!tr.docChanged || value.query === '')) return value;
            return search(state, { ...value, ...change });
          },
        },
        props: { decorations: (state) => key.getState(state)?.marks ?? null },
      }),
    ];
  },
});

export function findStateOf(state: EditorState): FindState {
  return key.getState(state) ?? nothing;
}

export function findChange(state: EditorState, change: FindChange) {
  return state.tr.setMeta(key, change).setMeta('addToHistory', false);
}

function search(state: EditorState, { query, options, current }: FindState): FindState {
  if (query === '') return { ...nothing, options };
  const ranges = findInDocument(state.doc, query, options);
  const at = ranges.length === 0 ? 0 : Math.min(current, ranges.length - 1);
  const marks = ranges.map(({ from, to }, index) =>
    Decoration.inline(from, to, { class: index === at ? 'found found-current' : 'found' }),
  );
  return { query, options, ranges, current: at, marks: DecorationSet.create(state.doc, marks) };
}
