import { nothingAnswers } from '#domain/ai/ask.ts';
import { spokenPieces, type SpokenPiece } from '#domain/ai/spoken-text.ts';
import type { ShownSentence } from '#server/features/answering/index.ts';
import { readShownAnswer } from '#server/features/conversations/index.ts';
import { readShownSummary } from '#server/features/summaries/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

export const spokenTypes = ['summary', 'answer'] as const;
export type SpokenRef = { readonly type: (typeof spokenTypes)[number]; readonly id: string };

export type Spoken = {
  readonly language: string | null;
  readonly pieces: readonly SpokenPiece[];
  /** The things whose words it may hold. */
  readonly about: readonly string[];
};

/** What this person may hear now. Undefined for what they may not see. */
export async function readSpoken(ctx: Ctx, { type, id }: SpokenRef): Promise<Spoken | undefined> {
  if (type === 'answer') {
    const answer = await readShownAnswer(ctx, id);
    const opening = answer?.answered === false ? nothingAnswers : null;
    return answer && toSpoken(answer.sentences, { opening, language: null, objectId: null });
  }
  const found = await readShownSummary(ctx, id);
  if (!found) return undefined;
  const { language, objectId } = found.summary;
  return toSpoken(found.sentences, { opening: null, language, objectId });
}

type Known = {
  readonly opening: string | null;
  readonly language: string | null;
  readonly objectId: string | null;
};

function toSpoken(sentences: readonly ShownSentence[], { opening, language, objectId }: Known): Spoken {
  const heard = sentences.map(({ text, support }) => ({ text, isDoubted: support === 'UNSUPPORTED' }));
  const cited = sentences.flatMap(({ citations }) => citations.map((one) => one.parentId ?? one.id));
  return {
    language,
    pieces: spokenPieces(heard, opening),
    about: [...new Set(objectId === null ? cited : [objectId, ...cited])],
  };
}
