import { joinLines, shareOf } from './areas.ts';
import type { QuoteArea } from './quote-marks.tsx';

/** Where words are on a page that was drawn, a line each, however its lines break. None: they are not on it. */
export function areasOfWords(layer: HTMLElement, words: string): QuoteArea[] {
  const range = rangeOf(layer, words);
  if (!range) return [];
  const page = layer.getBoundingClientRect();
  return joinLines([...range.getClientRects()]).map((box) => shareOf(page, box));
}

type Place = { readonly node: Node; readonly offset: number };

function rangeOf(layer: HTMLElement, words: string): Range | null {
  const sought = words.replaceAll(/\s+/gu, '');
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const value = node.nodeValue ?? '';
    for (let offset = 0; offset < value.length; offset += 1) {
      const letter = value.charAt(offset);
      if (letter.trim() === '') continue;
      text += letter;
      places.push({ node, offset });
    }
  }
  const at = sought === '' ? -1 : text.indexOf(sought);
  const [first, last] = [places[at], places[at + sought.length - 1]];
  if (at < 0 || !first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
