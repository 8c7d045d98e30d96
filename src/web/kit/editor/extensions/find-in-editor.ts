import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findQuote, type Quote } from '#editor/text/find-quote.ts';
import { findInDocument, type DocumentRange, type FindOptions } from '#editor/text/find-in-document.ts';
import { toText } from '#editor/text/to-text.ts';

export type FindState = {
  readonly query: string;
  /** Words that a link leads to, in place of a query. */
  readonly quote: Quote | null;
  readonly options: FindOptions;
  readonly ranges: readonly DocumentRange[];
  readonly current: number;
  readonly marks: DecorationSet;
};
type FindChange = { query?: string; quote?: Quote | null; options?: FindOptions; current?: number };

const key = new PluginKey<FindState>('find');
const nothing: FindState = {
  query: '',
  quote: null,
  options: {},
  ranges: [],
  current: 0,
  marks: DecorationSet.empty,
};

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
            const isIdle = value.query === '' && value.quote === null;
            if (!change && (!tr.docChanged || isIdle)) return value;
            return search(state, {
              ...value,
              ...(change?.query !== undefined && { quote: null }),
              ...change,
            });
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

function search(state: EditorState, { query, quote, options, current }: FindState): FindState {
  if (query === '' && quote === null) return { ...nothing, options };
  const ranges = quote ? rangesOf(state, quote) : findInDocument(state.doc, query, options);
  const at = ranges.length === 0 ? 0 : Math.min(current, ranges.length - 1);
  const marks = ranges.map(({ from, to }, index) =>
    Decoration.inline(from, to, { class: index === at ? 'found found-current' : 'found' }),
  );
  return { query, quote, options, ranges, current: at, marks: DecorationSet.create(state.doc, marks) };
}

function rangesOf(state: EditorState, quote: Quote): DocumentRange[] {
  const range = findQuote(toText(state.doc), quote);
  return range ? [range] : [];
}
