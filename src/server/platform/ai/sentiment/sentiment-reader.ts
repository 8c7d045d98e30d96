import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Sentiment } from '#domain/channels/sentiment.ts';
import { judgeTone, readToneWeights, type ToneWeights } from '#engines/sentiment/index.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Log } from '#server/platform/log/log.ts';

/** What the file must be, byte for byte. */
const checksum = '4a230e8af498a4aff0ffddc288cec55afd5c56cf95e9ffe3bc71e187eaf8c2f5';

export type Said = {
  readonly text: string;
  /** Two or three letters; null where nobody knows. */
  readonly language: string | null;
  readonly vector: Float32Array;
};

/** Tells how texts sound from their words and the vectors that they have anyway; English only. */
export type SentimentReader = {
  /** What another way of reading said is read again. */
  readonly version: string;
  read(said: Said, model: string): Sentiment;
};

/** Reads its file when the first text comes. Without it every text is neutral. */
export function openSentimentReader(
  { sentimentFile }: Pick<Env, 'sentimentFile'>,
  log: Log,
): SentimentReader {
  let weights: ToneWeights | null | undefined;
  return {
    version: checksum.slice(0, 12),
    read({ text, language, vector }, model) {
      weights ??= readFile(sentimentFile, log);
      if (weights === null || (language !== null && language !== 'en')) return 'neutral';
      return judgeTone(weights, text, { isEnglish: language === 'en', model, vector });
    },
  };
}

function readFile(file: string, log: Log): ToneWeights | null {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (createHash('sha256').update(bytes).digest('hex') === checksum)
    return readToneWeights(gunzipSync(bytes).toString());
  log.warn(
    'Sentiment is off, every data point is neutral: models/own/sentiment.json.gz is not the file it should be.',
  );
  return null;
}
