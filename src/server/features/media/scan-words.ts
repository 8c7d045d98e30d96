import type { TextBox } from '#domain/files/text-box.ts';
import { scanLimits } from '#domain/media/scan-limits.ts';

type Size = { readonly width: number; readonly height: number };
type Bounds = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
// The parts of what the engine found that are used.
type Word = { readonly text: string; readonly bbox: Bounds };
type Line = { readonly words: readonly Word[]; readonly bbox: Bounds };
export type ScanBlocks = readonly {
  readonly paragraphs: readonly { readonly lines: readonly Line[] }[];
}[];
export type ScanWords = { readonly text: string; readonly boxes: readonly TextBox[] };

/** What stands on a scanned page, line by line, an empty one between paragraphs, and where each word is. */
export function scanWords(blocks: ScanBlocks, picture: Size): ScanWords {
  let text = '';
  const boxes: TextBox[] = [];
  for (const { paragraphs } of blocks)
    for (const { lines } of paragraphs) {
      if (text !== '') text += '\n';
      for (const { words, bbox } of lines) {
        if (text !== '') text += '\n';
        for (const [at, word] of words.entries()) {
          const letters = word.text.replaceAll('\0', '').toWellFormed().trim();
          if (letters === '') continue;
          if (at > 0 && !text.endsWith('\n') && text !== '') text += ' ';
          if (boxes.length < scanLimits.wordsPerPage)
            boxes.push(boxOf(text.length, letters, { word: word.bbox, line: bbox, picture }));
          text += letters;
        }
      }
    }
  return { text: text.trimEnd(), boxes };
}

type Places = { readonly word: Bounds; readonly line: Bounds; readonly picture: Size };

/** As high as its line: what is marked across words is then one area. */
function boxOf(start: number, letters: string, { word, line, picture }: Places): TextBox {
  const { width, height } = picture;
  const [left, right] = [asShare(word.x0 / width), asShare(word.x1 / width)];
  const [top, bottom] = [asShare(line.y0 / height), asShare(line.y1 / height)];
  return [start, start + letters.length, left, top, asShare(right - left), asShare(bottom - top)];
}

function asShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
