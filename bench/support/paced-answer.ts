import { setTimeout as pause } from 'node:timers/promises';
import { beginsThen, frame, type Script } from '#tests/support/scripted-model.ts';

export type PacedAnswer = {
  readonly script: Script;
  /** Once the product has asked for it. */
  readonly asked: Promise<void>;
  /** When the first word of the thoughts left the model. */
  firstAt: number;
  /** When the word that completes each sentence left the model. */
  readonly sentAt: number[];
  /** While it wrote. */
  wordsASecond: number;
};

type Pace = { readonly begin: Promise<void>; readonly afterMs: number; readonly wordsASecond: number };

export const thoughts = 'The notes talk about exports, so I look at those first.';

/** A model that thinks aloud, then writes sentences that are quotes of the first source, word by word. */
export function pacedAnswer(
  sentences: readonly string[],
  { begin, afterMs, wordsASecond }: Pace,
): PacedAnswer {
  const asked = Promise.withResolvers<void>();
  const answer: PacedAnswer = {
    script: beginsThen('', write),
    asked: asked.promise,
    firstAt: Infinity,
    sentAt: [],
    wordsASecond: 0,
  };
  return answer;

  async function write(response: Parameters<Script>[0]): Promise<void> {
    asked.resolve();
    await begin;
    const started = performance.now() + afterMs;
    let words = 0;
    const texts = [thoughts, ...sentences.map((_sentence, at) => wordsAt(sentences, at))];
    for (const [at, text] of texts.entries()) {
      const parts = text.split(/(?= )/);
      for (const [place, word] of parts.entries()) {
        await pause(Math.max(0, started + (words * 1000) / wordsASecond - performance.now()));
        if (words === 0) answer.firstAt = performance.now();
        if (at > 0 && place === parts.length - 1) answer.sentAt.push(performance.now());
        response.write(frame(at === 0 ? { reasoning_content: word } : { content: word }));
        words += 1;
      }
    }
    answer.wordsASecond = words / ((performance.now() - answer.firstAt) / 1000);
    response.end(Buffer.concat([frame({}, 'stop'), Buffer.from('data: [DONE]\n\n')]));
  }
}

/** With the first word of the next sentence: before it, more citations of this one could follow. */
function wordsAt(sentences: readonly string[], at: number): string {
  const [, ...rest] = sentences[at]?.split(' ') ?? [];
  const words = at === 0 ? sentences[at] : ` ${rest.join(' ')}`;
  return `${words} [1.${at + 1}]\n${sentences[at + 1]?.split(' ')[0] ?? ''}`;
}
