import type { Source } from './source.ts';

/** Every source with its numbered sentences, as a model is shown them. */
export function promptSources(sources: readonly Source[]): string {
  return sources
    .map(
      ({ number, title, type, sentences }) =>
        `<source number="${number}" kind="${type}" title="${clean(title)}">\n${sentences
          .map(
            ({ text, speaker }, at) =>
              `[${number}.${at + 1}] ${speaker ? `${clean(speaker)}: ` : ''}${clean(text)}`,
          )
          .join('\n')}\n</source>`,
    )
    .join('\n\n');
}

const runLength = 7;

/** Words of our own to the model are no part of what it writes. */
export function repeatsRules(rules: string, sentence: string): boolean {
  const words = wordsOf(sentence);
  const told = ` ${wordsOf(rules).join(' ')} `;
  for (let at = 0; at + runLength <= words.length; at += 1)
    if (told.includes(` ${words.slice(at, at + runLength).join(' ')} `)) return true;
  return false;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Nothing in a source can end it or begin another. */
function clean(text: string): string {
  return text.replaceAll(/[<>]/g, ' ').replaceAll('"', '”').replaceAll(/\s+/gu, ' ').trim();
}
