import { prosemirrorToYXmlFragment } from '@tiptap/y-tiptap';
import * as Y from 'yjs';
import { documentSchema } from '#editor/schema/document-schema.ts';
import { anchorOfSpan, resolveAnchor, type Anchor } from './anchors.ts';
import { contentField } from './content-field.ts';
import { settleFormatting } from './settle-formatting.ts';
import { placedTexts, type TextSpan } from './text-spans.ts';

/**
 * Marks of highlights written into the Yjs data directly. By way of a ProseMirror document a long note would be
 * compared from end to end for each highlight.
 */
export function markSpans(document: Y.Doc, id: string, spans: readonly TextSpan[]): void {
  const format = { [attributeOf(id)]: { id } };
  document.transact(() => {
    for (const { text, index, length } of spans) {
      text.format(index, length, format);
      settleFormatting(text);
    }
  });
}

export type LostMark = { readonly id: string; readonly ranges: readonly Anchor[] };

/** Answers where the marks were, so that `putBackMarks` can undo it. */
export function takeOutMarks(document: Y.Doc, ids: readonly string[]): LostMark[] {
  const names = new Map(ids.map((id) => [attributeOf(id), id]));
  const ranges = new Map<string, Anchor[]>(ids.map((id) => [id, []]));
  document.transact(() => {
    for (const { text } of placedTexts(document.getXmlFragment(contentField))) {
      const found = markedSpans(text, names);
      for (const { id, span } of found) ranges.get(id)?.push(anchorOfSpan(span));
      for (const { name, span } of found) text.format(span.index, span.length, { [name]: null });
      if (found.length > 0) settleFormatting(text);
    }
  });
  return ids.map((id) => ({ id, ranges: ranges.get(id) ?? [] }));
}

/** Those of which some text is left; answers their ids. */
export function putBackMarks(document: Y.Doc, marks: readonly LostMark[]): string[] {
  return marks.flatMap(({ id, ranges }) => {
    const spans = ranges.flatMap((range) => {
      const resolved = resolveAnchor(document, range);
      return resolved.kind === 'found' ? resolved.spans : [];
    });
    if (spans.length === 0) return [];
    markSpans(document, id, spans);
    return [id];
  });
}

type MarkedSpan = { readonly name: string; readonly id: string; readonly span: TextSpan };

function markedSpans(text: Y.XmlText, names: ReadonlyMap<string, string>): MarkedSpan[] {
  const found: MarkedSpan[] = [];
  let index = 0;
  for (const { insert, attributes } of text.toDelta() as readonly Run[]) {
    const length = typeof insert === 'string' ? insert.length : 1;
    for (const name of Object.keys(attributes ?? {})) {
      const id = names.get(name);
      if (id === undefined) continue;
      const last = found.findLast((one) => one.name === name);
      const isContinued = last && last.span.index + last.span.length === index;
      if (isContinued) found.splice(found.indexOf(last), 1, { ...last, span: grown(last.span, length) });
      else found.push({ name, id, span: { text, index, length } });
    }
    index += length;
  }
  return found;
}

type Run = { readonly insert: unknown; readonly attributes?: Readonly<Record<string, unknown>> };

function grown(span: TextSpan, by: number): TextSpan {
  return { ...span, length: span.length + by };
}

/** Overlapping marks have a hash of their attributes in their name, which only the editor's binding can make. */
function attributeOf(id: string): string {
  const schema = documentSchema();
  const text = schema.text('x', [schema.mark('highlight', { id })]);
  const node = schema.node('doc', null, [schema.node('paragraph', null, [text])]);
  const fragment = new Y.Doc().getXmlFragment(contentField);
  prosemirrorToYXmlFragment(node, fragment);
  const [written] = placedTexts(fragment);
  const [run] = (written?.text.toDelta() ?? []) as readonly Run[];
  const [name] = Object.keys(run?.attributes ?? {});
  if (name === undefined) throw new Error('The binding wrote no mark');
  return name;
}
