import type { Env } from '#server/platform/env/env.ts';
import type { Log } from '#server/platform/log/log.ts';
import { hostEntry } from '#server/platform/outbound/allowed-hosts.ts';
import { openOutbound } from '#server/platform/outbound/outbound.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { Embedder } from './embedder.ts';
import { openLanguageModels, type LanguageModels } from './language/language-models.ts';
import { findModel } from './model-pack.ts';
import { openEmbedder } from './open-embedder.ts';
import { openSentimentReader, type SentimentReader } from './sentiment/sentiment-reader.ts';
import { openOwnModels, type OwnModels } from './own/own-models.ts';
import { createCompatibleSpeaker } from './speak/compatible-speaker.ts';
import type { Speaker } from './speak/speaker.ts';
import { openTranscriber } from './transcribe/open-transcriber.ts';
import type { Transcriber } from './transcribe/transcriber.ts';
import { createCompatibleTranslator } from './translate/compatible-translator.ts';
import type { Translator } from './translate/translator.ts';

/** Everything that a model does. What is undefined is not set up; the product works without it. */
export type Models = {
  readonly embedder: Embedder | undefined;
  readonly language: LanguageModels;
  readonly own: OwnModels | undefined;
  readonly sentiment: SentimentReader;
  readonly speaker: Speaker | undefined;
  readonly transcriber: Transcriber | undefined;
  readonly translator: Translator | undefined;
  close(): Promise<void>;
};

type Options = { readonly env: Env; readonly log: Log; readonly box: SealedBox; readonly now: () => Date };

export function openModels({ env, log, box, now }: Options): Models {
  // Once for both: telling that each of its bytes is right takes a part of every start.
  const pack = env.modelsDir === undefined ? undefined : findModel(env.modelsDir);
  const embedder = openEmbedder(env, log, pack);
  const own = openOwnModels(env, log, pack);
  const language = openLanguageModels({ env, box, now });
  const speaker = openSpeaker(env, now);
  return {
    embedder,
    language,
    own,
    sentiment: openSentimentReader(env, log),
    speaker,
    transcriber: openTranscriber(env),
    translator: openTranslator(env),
    async close() {
      language.close();
      speaker?.close();
      await embedder?.close();
      await own?.close();
    },
  };
}

function openTranslator({ translation }: Pick<Env, 'translation'>): Translator | undefined {
  if (!translation) return undefined;
  return createCompatibleTranslator(translation, openOutbound({ allowed: [hostEntry(translation.url)] }));
}

function openSpeaker({ speech }: Pick<Env, 'speech'>, now: () => Date): Speaker | undefined {
  if (!speech) return undefined;
  const outbound = openOutbound({ allowed: [hostEntry(speech.url)] });
  return createCompatibleSpeaker(speech, { outbound, now });
}
