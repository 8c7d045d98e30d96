import { countCharacters } from '#domain/limits/text-limit.ts';

let segmenter: Intl.Segmenter | undefined;

/** Keeps at most `max` code points, without tearing an emoji or a letter from its marks. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let kept = '';
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    count += countCharacters(segment);
    if (count > max) return kept;
    kept += segment;
  }
  return kept;
}
