import { searchTextOf } from '#domain/ai/ask.ts';
import type { ConversationFilter } from '#domain/ai/conversation.ts';
import { splitSentences } from '#engines/answering/index.ts';
import type { AnswerModels, Source } from '#server/features/answering/index.ts';
import { findSources, type FoundSources } from '#server/features/conversations/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

const mostSources = 24;
const mostParts = 6;

type Ask = { readonly prompt: string; readonly filter: ConversationFilter | null };

/** A prompt may ask several things: each is looked for, and what answers any of them is read. */
export async function findDocSources(
  ctx: Ctx,
  models: AnswerModels,
  { prompt, filter }: Ask,
): Promise<FoundSources> {
  const sources: Source[] = [];
  let vector: Float32Array | undefined;
  let isAnswerable = false;
  for (const question of partsOf(prompt)) {
    const found = await findSources(ctx, models, { question, filter });
    vector ??= found.vector;
    isAnswerable ||= found.isAnswerable;
    for (const source of found.sources)
      if (sources.length < mostSources && !sources.some((known) => isSame(known, source)))
        sources.push({ ...source, number: sources.length + 1 });
  }
  return { sources, vector, isAnswerable };
}

/** As a whole first; then its sentences, where there is more than one. */
function partsOf(prompt: string): string[] {
  const sentences = splitSentences(prompt).map(({ text }) => text);
  return [...new Set([prompt, ...(sentences.length > 1 ? sentences : [])].map(searchTextOf))].slice(
    0,
    mostParts,
  );
}

function isSame(a: Source, b: Source): boolean {
  return (
    a.itemId === b.itemId &&
    a.start === b.start &&
    a.end === b.end &&
    a.sentences[0]?.text === b.sentences[0]?.text
  );
}
