import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, tagged } from '#domain/codec/structures.ts';
import { parseText, countCharacters, groupDigits } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { citationCodec } from './citation.ts';

export const wrapHeadingLevels = ['h1', 'h2', 'h3'] as const;

export const wrapBlockCodec = tagged('type', {
  text: object({ text: string, citations: array(citationCodec) }),
  heading: object({ level: literal(...wrapHeadingLevels), text: string }),
  graph: object({
    graph: literal('EmergingThemes'),
    items: array(
      object(
        { id: uuid, title: string, previousCount: positiveInteger, currentCount: positiveInteger },
        'theme count',
      ),
    ),
  }),
});
export type WrapBlock = TypeOf<typeof wrapBlockCodec>;

export type ActivityWrap = { readonly title: string; readonly blocks: readonly WrapBlock[] };

/** The content limit counts what a reader reads: the words of all blocks together. */
export function parseActivityWrap(wrap: ActivityWrap): Parsed<ActivityWrap> {
  const title = parseText(textLimits.activityWrapTitle, wrap.title);
  if (!title.ok) return title;
  const { name, max } = textLimits.activityWrapContent;
  if (wrapLength(wrap.blocks) > max) return refused(`${name} must be at most ${groupDigits(max)} characters`);
  return accepted({ ...wrap, title: title.value });
}

/** In characters, of all that its blocks say. */
export function wrapLength(blocks: readonly WrapBlock[]): number {
  return blocks.reduce((sum, block) => sum + countCharacters(wordsOf(block)), 0);
}

function wordsOf(block: WrapBlock): string {
  return block.type === 'graph' ? block.items.map((item) => item.title).join('') : block.text;
}
