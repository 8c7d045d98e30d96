import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import type { TextBox } from './text-box.ts';

type Area = Omit<PdfArea, 'page' | 'fileId'>;

/** Characters on both sides: letters of a font may be wider or narrower than is guessed here. */
const around = 2;
/** What stands where words were hidden before has another width than they had. */
const label = /\[[^\]]+ \d+\]/u;

/**
 * What has to be covered so that nothing of a part of a page's text is left to see. Only where a run of letters begins
 * and ends is known: places inside are guessed in two ways, for letters of one width and of their own, and what either
 * says is covered.
 */
export function coversOf(boxes: readonly TextBox[], text: string, from: number, to: number): Area[] {
  return boxes.flatMap(([start, end, left, top, width, height]) => {
    if (start >= to || end <= from || width <= 0 || height <= 0) return [];
    const letters = text.slice(start, end);
    if (label.test(letters)) return [{ left, top, width, height }];
    const [first, last] = [Math.max(from, start) - start, Math.min(to, end) - start];
    const room = (width / letters.length) * around;
    const begins = left + width * Math.min(first / letters.length, shareOf(letters, first)) - room;
    const ends = left + width * Math.max(last / letters.length, shareOf(letters, last)) + room;
    const own = Math.max(0, begins);
    return [{ left: own, top, width: Math.min(1, ends) - own, height }];
  });
}

/** Of the width of some letters, that of the first ones. */
function shareOf(letters: string, count: number): number {
  const whole = widthOf(letters);
  return whole === 0 ? 0 : widthOf(letters.slice(0, count)) / whole;
}

function widthOf(letters: string): number {
  let sum = 0;
  for (const letter of letters) sum += widthOfOne(letter);
  return sum;
}

/** In most fonts, as a share of their size. */
function widthOfOne(letter: string): number {
  if (/[ijlI|!.,:;'’`]/u.test(letter)) return 0.24;
  if (/[\sftr()[\]{}"“”/\\-]/u.test(letter)) return 0.3;
  if (/[mwMW@%]/u.test(letter)) return 0.88;
  if (/\p{Lu}/u.test(letter)) return 0.68;
  return 0.54;
}
