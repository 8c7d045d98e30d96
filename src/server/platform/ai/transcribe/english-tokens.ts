import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WrittenWord } from '#engines/speech/time-words.ts';

type Tokenizer = { vocabById: readonly string[]; decode(ids: readonly number[], bos: boolean): string };

export type ReadTokens = (tokens: readonly number[]) => WrittenWord[];

/** In this alphabet of word parts a new word begins with a mark. */
const wordMark = '▁';

export async function openEnglishTokens(modelsDir: string): Promise<ReadTokens> {
  const path = createRequire(join(modelsDir, 'package.json')).resolve('llama-tokenizer-js');
  const { default: tokenizer }: { default: Tokenizer } = await import(pathToFileURL(path).href);
  return (tokens) => {
    const begins = tokens.flatMap((token, at) =>
      at === 0 || tokenizer.vocabById[token]?.startsWith(wordMark) ? [at] : [],
    );
    return begins.flatMap((firstToken, index) => {
      const known = tokens
        .slice(firstToken, begins[index + 1])
        .filter((token) => token in tokenizer.vocabById);
      const text = tokenizer.decode(known, false).trim();
      return text === '' ? [] : [{ text, firstToken }];
    });
  };
}
