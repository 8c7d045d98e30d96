import type { Rerank } from '#engines/answering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { LanguageModels } from '#server/platform/ai/language/language-models.ts';
import type { Models } from '#server/platform/ai/models.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Log } from '#server/platform/log/log.ts';

/** What answers are made with. What is missing or fails is left out: a plainer answer is better than none. */
export type AnswerModels = {
  readonly embedder: Embedder | undefined;
  readonly language: LanguageModels;
  readonly rerank: Rerank | undefined;
  embed(texts: readonly string[]): Promise<readonly Float32Array[] | undefined>;
  salience(...asked: Parameters<OwnModels['salience']>): Promise<readonly number[] | undefined>;
};

/** The English model that rates sentences was trained with these vectors. */
const salienceVectors = 'all-MiniLM-L6-v2';

export function answerModels({ embedder, language, own }: Models, log: Log): AnswerModels {
  const orNothing = async <T>(work: () => Promise<T> | undefined): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, 'A model that answers are made with failed; the answer goes on without it');
      return undefined;
    }
  };
  return {
    embedder,
    language,
    rerank:
      own && ((question, texts) => orNothing(() => own.rerank(question, texts)).then((found) => found ?? [])),
    embed: (texts) => orNothing(() => embedder?.embed(texts, { urgent: true })),
    salience: (sentences, vectors) =>
      orNothing(() => (embedder?.model === salienceVectors ? own?.salience(sentences, vectors) : undefined)),
  };
}
