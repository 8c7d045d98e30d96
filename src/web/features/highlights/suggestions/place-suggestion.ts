import type { Node } from '@tiptap/pm/model';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { positionAt } from '#editor/text/text-positions.ts';
import { toText, type DocumentText } from '#editor/text/to-text.ts';

export type Suggestable = { readonly selectedText: string; readonly startOffset: number | null };

/** Where the suggested words stand now: nearest to where they stood then. Null: they are gone. */
export function placeSuggestion(
  { text, positions }: DocumentText,
  { selectedText, startOffset }: Suggestable,
): DocumentRange | null {
  const wanted = startOffset ?? 0;
  let best: number | null = null;
  for (
    let at = text.indexOf(selectedText);
    at >= 0 && selectedText !== '';
    at = text.indexOf(selectedText, at + 1)
  ) {
    if (best === null || Math.abs(at - wanted) < Math.abs(best - wanted)) best = at;
    if (at > wanted) break;
  }
  if (best === null) return null;
  const range = { from: positionAt(positions, best), to: positionAt(positions, best + selectedText.length) };
  return range.from < range.to ? range : null;
}

export function readableText(document: Node): DocumentText {
  return toText(document);
}
