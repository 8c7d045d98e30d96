import type { Source } from '#server/features/answering/index.ts';
import type { Said } from './said.ts';

/** What one request to a model may hold. */
const mostCharacters = 60_000;

/** The sources with only their most telling sentences, when they are too long for a model. */
export function thinSources(sources: readonly Source[], said: readonly Said[]): readonly Source[] {
  const length = said.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= mostCharacters) return sources;
  const kept = new Set<Source['sentences'][number]>();
  let left = mostCharacters;
  for (const { cited, text } of said.toSorted((a, b) => worth(b) - worth(a))) {
    left -= text.length;
    if (left < 0) break;
    kept.add(cited.sentence);
  }
  return sources
    .map((source) => ({ ...source, sentences: source.sentences.filter((one) => kept.has(one)) }))
    .filter(({ sentences }) => sentences.length > 0);
}

function worth({ salience, nearness }: Said): number {
  return salience ?? nearness;
}
