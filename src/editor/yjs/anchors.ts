import * as Y from 'yjs';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { contentField } from './content-field.ts';
import { placedTexts, type TextSpan } from './text-spans.ts';

/** Both ends of a range as Yjs relative positions: they name characters, so that edits by others don't move them. */
export type Anchor = { readonly start: string; readonly end: string };

/** What the editor has selected, for a command of the server. Undefined when no text is in it. */
export function encodeAnchor(document: Y.Doc, { from, to }: DocumentRange): Anchor | undefined {
  const texts = placedTexts(document.getXmlFragment(contentField));
  const first = texts.find(({ text, position }) => position + text.length > from);
  const last = texts.findLast(({ text, position }) => position < to && text.length > 0);
  if (!first || !last) return undefined;
  const start = Math.max(0, from - first.position);
  const end = Math.min(last.text.length, to - last.position);
  if (first.position + start >= last.position + end) return undefined;
  return anchorOf({ text: first.text, index: start }, { text: last.text, index: end });
}

export function anchorOfSpan({ text, index, length }: TextSpan): Anchor {
  return anchorOf({ text, index }, { text, index: index + length });
}

export type AnchoredSpans =
  | { readonly kind: 'found'; readonly spans: readonly TextSpan[] }
  /** Written by somebody whose typing has not arrived here yet. */
  | { readonly kind: 'unknown' }
  /** Nothing is left of the text. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreadable' };

/** The characters between the two ends as they are now. */
export function resolveAnchor(document: Y.Doc, anchor: Anchor): AnchoredSpans {
  const start = decode(anchor.start);
  const end = decode(anchor.end);
  if (!start || !end) return { kind: 'unreadable' };
  if (!isKnown(document, start) || !isKnown(document, end)) return { kind: 'unknown' };
  const texts = placedTexts(document.getXmlFragment(contentField)).map(({ text }) => text);
  const from = placeOf(document, start, texts);
  const to = placeOf(document, end, texts);
  if (!from || !to) return { kind: 'gone' };
  const spans = texts.slice(from.at, to.at + 1).flatMap((text, offset) => {
    const index = offset === 0 ? from.index : 0;
    const until = from.at + offset === to.at ? to.index : text.length;
    return until > index ? [{ text, index, length: until - index }] : [];
  });
  return spans.length === 0 ? { kind: 'gone' } : { kind: 'found', spans };
}

type Place = { readonly text: Y.XmlText; readonly index: number };

function anchorOf(start: Place, end: Place): Anchor {
  return {
    start: encode(Y.createRelativePositionFromTypeIndex(start.text, start.index, 0)),
    end: encode(Y.createRelativePositionFromTypeIndex(end.text, end.index, -1)),
  };
}

/** A position at a place between blocks (an empty paragraph, the end of the document) is that of the text beside it. */
function placeOf(
  document: Y.Doc,
  position: Y.RelativePosition,
  texts: readonly Y.XmlText[],
): { at: number; index: number } | undefined {
  const absolute = Y.createAbsolutePositionFromRelativePosition(position, document);
  if (!absolute) return undefined;
  const { type, index } = absolute;
  if (type instanceof Y.XmlText) {
    const at = texts.indexOf(type);
    return at < 0 ? undefined : { at, index };
  }
  if (!(type instanceof Y.XmlFragment)) return undefined;
  const before = new Set((type.toArray() as readonly unknown[]).slice(0, index));
  const at = texts.findLastIndex((text) => isWithin(text, before));
  const inside = texts.findIndex((text) => isWithin(text, new Set([type])));
  if (at >= 0) return { at, index: texts[at]?.length ?? 0 };
  return inside < 0 ? undefined : { at: inside, index: 0 };
}

function isWithin(text: Y.XmlText, ancestors: ReadonlySet<unknown>): boolean {
  for (let above: unknown = text; above instanceof Y.AbstractType; above = above.parent) {
    if (ancestors.has(above)) return true;
  }
  return false;
}

function isKnown(document: Y.Doc, { item, type }: Y.RelativePosition): boolean {
  return [item, type].every((id) => id === null || Y.getState(document.store, id.client) > id.clock);
}

function encode(position: Y.RelativePosition): string {
  return btoa(String.fromCodePoint(...Y.encodeRelativePosition(position)));
}

function decode(text: string): Y.RelativePosition | undefined {
  try {
    return Y.decodeRelativePosition(Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0));
  } catch {
    return undefined;
  }
}
