import type { Node } from '@tiptap/pm/model';
import type * as Y from 'yjs';
import { InvalidOperation, ValidationError } from '#domain/errors/hark-error.ts';
import { describeHighlights, type DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import { findInDocument, type DocumentRange } from '#editor/text/find-in-document.ts';
import { offsetAt } from '#editor/text/text-positions.ts';
import { toText } from '#editor/text/to-text.ts';
import { encodeAnchor, resolveAnchor, type Anchor } from '#editor/yjs/anchors.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { markSpans } from '#editor/yjs/highlight-marks.ts';

export type Quote = { readonly text: string; readonly occurrence: number };
/** Where a highlight is to be: by its characters, or by its words. */
export type TextPlace =
  | { readonly anchor: Anchor }
  | { readonly quote: Quote }
  /** The words nearest to where they once stood in the text. */
  | { readonly words: string; readonly near: number };

/** Writes the mark and answers what it covers. Throws, in words for the person, where there is no such text. */
export function markText(doc: Y.Doc, id: string, place: TextPlace): DescribedHighlight {
  const anchor = 'anchor' in place ? place.anchor : findWords(doc, place);
  const resolved = resolveAnchor(doc, anchor);
  switch (resolved.kind) {
    case 'found':
      markSpans(doc, id, resolved.spans);
      break;
    case 'unknown':
      throw new InvalidOperation('The selected text isn’t saved yet. Try again in a moment.');
    case 'gone':
      throw new InvalidOperation('The selected text was deleted');
    case 'unreadable':
      throw new ValidationError('The selection could not be read');
  }
  return describe(doc, id);
}

/** Throws when the mark is not there: it was put on text that the document's rules took away. */
export function describe(doc: Y.Doc, id: string): DescribedHighlight {
  const described = describeHighlights(nodeFromYDoc(doc), [id]).get(id);
  if (!described) throw new InvalidOperation('This text can’t be highlighted');
  return described;
}

function findWords(doc: Y.Doc, place: Exclude<TextPlace, { anchor: Anchor }>): Anchor {
  const node = nodeFromYDoc(doc);
  const ranges = findInDocument(node, 'quote' in place ? place.quote.text : place.words, { matchCase: true });
  const range = 'quote' in place ? ranges[place.quote.occurrence] : nearest(node, ranges, place.near);
  const anchor = range && encodeAnchor(doc, range);
  if (!anchor) throw new InvalidOperation('The document has no such text');
  return anchor;
}

function nearest(node: Node, ranges: readonly DocumentRange[], offset: number): DocumentRange | undefined {
  const { positions } = toText(node);
  const distance = ({ from }: DocumentRange) => Math.abs(offsetAt(positions, from) - offset);
  return ranges.toSorted((a, b) => distance(a) - distance(b))[0];
}
