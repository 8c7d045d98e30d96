import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { splitHeard } from '#engines/captions/split-heard.ts';
import { splitVoices } from '#engines/captions/split-turns.ts';
import type {
  Transcriber,
  Transcription,
  TranscriptionRequest,
} from '#server/platform/ai/transcribe/transcriber.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

export type Hearing = Omit<TranscriptionRequest, 'wavPath'> & {
  readonly transcriber: Transcriber;
  readonly storage: Storage;
  /** The whole sound, or each channel where each is a voice. */
  readonly keys: readonly string[];
};
export type Heard = Omit<Transcription, 'words'> & { readonly parts: readonly TranscriptPart[] };

/** Writes down each channel by itself; the first in which somebody speaks tells the language of the others. */
export async function hearRecording({ transcriber, storage, keys, ...request }: Hearing): Promise<Heard> {
  const heard: Transcription[] = [];
  for (const [at, key] of keys.entries()) {
    const language = request.language ?? spokenIn(heard)?.language;
    const onProgress = (fraction: number): void => request.onProgress((at + fraction) / keys.length);
    heard.push(
      await storage.withPath(key, (wavPath) =>
        transcriber.transcribe({ ...request, wavPath, language, onProgress }),
      ),
    );
  }
  // A channel is one voice, whatever else was told apart in it.
  const channels = heard.map(({ words }) => words.map(({ text, start, end }) => ({ text, start, end })));
  const { language = request.language ?? 'en', engine = '' } = spokenIn(heard) ?? heard[0] ?? {};
  const parts = channels.length > 1 ? splitVoices(channels) : splitHeard(heard[0]?.words ?? []);
  return { language, engine, parts };
}

function spokenIn(heard: readonly Transcription[]): Transcription | undefined {
  return heard.find(({ words }) => words.length > 0);
}
