import { openAsBlob } from 'node:fs';
import { decode } from '#domain/codec/codec.ts';
import { finite, string } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, union } from '#domain/codec/structures.ts';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import { numberVoices, type NamedWord, type SpeakerName } from './number-voices.ts';
import { TranscriptionFailed, type Transcriber } from './transcriber.ts';

export type TranscriptionService = {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
};

// What the services that tell voices apart add, to words, to segments or to both.
const speaker = optional(nullable(union(string, finite)));

const answer = object({
  language: optional(string),
  words: optional(array(object({ word: string, start: finite, end: finite, speaker }))),
  segments: optional(array(object({ text: string, start: finite, end: finite, speaker }))),
});

/** A whole day's recording may take its time; the answer is words with their times. */
const limits = { timeoutMs: 12 * 3_600_000, maxBytes: 256 * 1024 ** 2 };

/** Anything that speaks OpenAI's `/v1/audio/transcriptions` and gives times. */
export function createCompatibleTranscriber(
  { url, key, model }: TranscriptionService,
  outbound: Outbound,
): Transcriber {
  return {
    async transcribe({ wavPath, language, vocabulary, signal }) {
      const form = new FormData();
      form.set('file', await openAsBlob(wavPath, { type: 'audio/wav' }), 'audio.wav');
      form.set('model', model);
      form.set('response_format', 'verbose_json');
      form.append('timestamp_granularities[]', 'word');
      form.append('timestamp_granularities[]', 'segment');
      if (language !== undefined) form.set('language', language);
      if (vocabulary.length > 0) form.set('prompt', vocabulary.join(', '));
      const reply = await outbound.fetch(new URL('/v1/audio/transcriptions', url), {
        method: 'POST',
        body: form,
        signal,
        ...limits,
        ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
      });
      if (!reply.ok) throw new TranscriptionFailed(`The transcription service answered ${reply.status}`);
      const { words, segments, language: heard } = decode(answer, await reply.json());
      const timed = words?.map(({ word, ...rest }) => ({ ...rest, text: word.trim() }));
      return {
        language: heard ?? language ?? 'en',
        engine: model,
        words: numberVoices(timed ?? (segments ?? []).flatMap(spread), segments ?? []),
      };
    },
  };
}

type Segment = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly speaker?: SpeakerName;
};

/** A service without word times: each has its share of the segment's. */
function spread({ text, start, end, speaker }: Segment): NamedWord[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const step = (end - start) / Math.max(1, words.length);
  return words.map((word, index) => ({
    text: word,
    start: start + step * index,
    end: start + step * (index + 1),
    speaker,
  }));
}
