import type { Mark, Node } from '@tiptap/pm/model';
import type { Transform } from '@tiptap/pm/transform';
import { inlineText } from '#editor/text/to-text.ts';
import type { DocumentRange } from '#editor/text/find-in-document.ts';

/** A mark that ties text to a row elsewhere, by the attribute `key`. */
export type AnnotationKind = {
  readonly mark: 'highlight' | 'inlineComment';
  readonly key: 'id' | 'threadId';
};

export function addAnnotation(
  tr: Transform,
  kind: AnnotationKind,
  { from, to, id }: DocumentRange & { readonly id: string },
): void {
  tr.addMark(from, to, markOf(tr.doc, kind, id));
}

/** One pass for all of them: a long note has thousands. Ranges are in document order, one or more for each block. */
export function allRanges(document: Node, kind: AnnotationKind): Map<string, DocumentRange[]> {
  const found = new Map<string, DocumentRange[]>();
  document.descendants((block, position) => {
    if (!block.isTextblock) return true;
    collect(block, position + 1, kind, found);
    return false;
  });
  return found;
}

export function rangesOf(document: Node, kind: AnnotationKind, id: string): DocumentRange[] {
  return allRanges(document, kind).get(id) ?? [];
}

/** As a person reads it: blocks on lines of their own, gaps in one block as an ellipsis. */
export function textOf(document: Node, ranges: readonly DocumentRange[]): string {
  return ranges
    .map(({ from, to }, index) => {
      const previous = ranges[index - 1];
      const text = document.textBetween(from, to, '\n', inlineText);
      if (!previous) return text;
      return document.resolve(previous.to).sameParent(document.resolve(from)) ? ` … ${text}` : `\n${text}`;
    })
    .join('');
}

/** The ids on the character after a position or, at the end of a stretch, on the one before. */
export function idsAt(document: Node, kind: AnnotationKind, position: number): string[] {
  const { nodeBefore, nodeAfter } = document.resolve(position);
  return [...new Set([...idsOn(nodeAfter, kind), ...idsOn(nodeBefore, kind)])];
}

function collect(
  block: Node,
  start: number,
  kind: AnnotationKind,
  found: Map<string, DocumentRange[]>,
): void {
  /** Yjs keeps no marks on mentions and line breaks, so those never end a stretch. */
  let bridge: DocumentRange | undefined;
  block.forEach((child, offset) => {
    const from = start + offset;
    const to = from + child.nodeSize;
    for (const id of idsOn(child, kind)) extend(found, id, { from, to, bridge });
    if (child.isText) bridge = undefined;
    else bridge = bridge?.to === from ? { from: bridge.from, to } : { from, to };
  });
}

function extend(
  found: Map<string, DocumentRange[]>,
  id: string,
  { from, to, bridge }: DocumentRange & { readonly bridge: DocumentRange | undefined },
): void {
  const ranges = found.get(id) ?? [];
  const last = ranges.at(-1);
  const isContinued = last && (last.to === from || (bridge?.from === last.to && bridge.to === from));
  if (isContinued) ranges.splice(-1, 1, { from: last.from, to });
  else ranges.push({ from, to });
  found.set(id, ranges);
}

function idsOn(node: Node | null, { mark, key }: AnnotationKind): string[] {
  return (node?.marks ?? []).flatMap((one) => {
    const id: unknown = one.type.name === mark ? one.attrs[key] : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

function markOf(document: Node, { mark, key }: AnnotationKind, id: string): Mark {
  return document.type.schema.mark(mark, { [key]: id });
}
