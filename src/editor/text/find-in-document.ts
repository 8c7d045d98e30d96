import type { Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';

export type DocumentRange = { readonly from: number; readonly to: number };
export type FindOptions = { readonly matchCase?: boolean; readonly wholeWord?: boolean };

/** Stands for what is no text, so that offsets in a block stay positions. */
const placeholder = '\ufffc';

/** Within one block each; a match may run across marks, but not over a mention or an image. */
export function findInDocument(document: Node, query: string, options: FindOptions = {}): DocumentRange[] {
  if (query === '') return [];
  const expression = expressionFor(query, options);
  const ranges: DocumentRange[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, undefined, placeholder);
    for (const match of text.matchAll(expression)) {
      const from = position + 1 + match.index;
      ranges.push({ from, to: from + match[0].length });
    }
    return false;
  });
  return ranges;
}

/** From the last to the first, so that no replacement moves the others. The new text keeps the marks of the old. */
export function replaceRanges(tr: Transform, ranges: readonly DocumentRange[], replacement: string): void {
  const lastFirst = ranges.toSorted((a, b) => b.from - a.from);
  for (const { from, to } of lastFirst) {
    const marks = tr.doc.resolve(from).nodeAfter?.marks ?? [];
    if (replacement === '') tr.delete(from, to);
    else tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, marks));
  }
}

/** Case is folded by the expression: changing the text's case could change its length. */
function expressionFor(query: string, { matchCase = false, wholeWord = false }: FindOptions): RegExp {
  const literal = query.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const source = wholeWord ? `(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])` : literal;
  return new RegExp(source, matchCase ? 'gu' : 'giu');
}
