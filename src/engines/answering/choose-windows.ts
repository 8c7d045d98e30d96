import { fuseReranked, fuseWordsAndMeaning } from './fuse-scores.ts';
import { rankByWords } from './rank-by-words.ts';

export type Window = {
  readonly text: string;
  /** To the question, where the meaning of both is known. */
  readonly nearness?: number | undefined;
  /** Somebody talks: that is what the reranker was trained on. */
  readonly isTalk?: boolean;
};
export type Rerank = (question: string, texts: readonly string[]) => Promise<readonly number[]>;
export type ChosenWindow = { readonly at: number; readonly score: number };

/** Reading a pair takes most of the time of an answer. */
const mostReranked = 20;
const shareOnTalk = 0.5;
const shareElsewhere = 0.25;

/** The windows most likely to answer, the best first: by words and meaning, the first twenty looked at closely. */
export async function chooseWindows(
  question: string,
  windows: readonly Window[],
  { rerank, most = mostReranked }: { rerank?: Rerank | undefined; most?: number } = {},
): Promise<ChosenWindow[]> {
  const hasMeaning = windows.length > 0 && windows.every(({ nearness }) => nearness !== undefined);
  const fused = fuseWordsAndMeaning(
    rankByWords(
      question,
      windows.map(({ text }) => text),
    ),
    hasMeaning ? windows.map(({ nearness }) => nearness ?? 0) : undefined,
  );
  const best = fused
    .map((score, at) => ({ at, score }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, Math.max(most, mostReranked));
  const looked = best.slice(0, mostReranked);
  const opinion = await rerank?.(
    question,
    looked.map(({ at }) => windows[at]?.text ?? ''),
  );
  const isTalk = looked.filter(({ at }) => windows[at]?.isTalk === true).length * 2 > looked.length;
  const scores = fuseReranked(
    looked.map(({ score }) => score),
    opinion,
    isTalk ? shareOnTalk : shareElsewhere,
  );
  return looked
    .map(({ at }, place) => ({ at, score: scores[place] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .concat(best.slice(mostReranked))
    .slice(0, most);
}
