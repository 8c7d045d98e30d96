import type { CitationType } from '#domain/ai/citation.ts';
import type { ConversationFilter } from '#domain/ai/conversation.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { chooseWindows, judgeAnswerable, withTags } from '#engines/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { placeSentences, type AnswerModels, type Source } from '#server/features/answering/index.ts';
import { channelPassages } from './channel-passages.ts';
import { findTagged, type TaggedPassage } from './find-tagged.ts';
import { mergePassages } from './merge-passages.ts';
import { passageScope } from './scope.ts';

const types: Partial<Record<SearchResultType, CitationType>> = {
  HIGHLIGHT: 'highlight',
  INSIGHT: 'insight',
  NOTE: 'note',
  TAG: 'tag',
  THEME: 'theme',
};

export type FoundSources = {
  readonly sources: readonly Source[];
  readonly vector: Float32Array | undefined;
  /** Whether any of them is about what was asked. */
  readonly isAnswerable: boolean;
};

/** Twelve pieces of what the asker may see within the conversation's filter, the best first. */
const mostSources = 12;

export async function findSources(
  ctx: Ctx,
  models: AnswerModels,
  { question, filter }: { question: string; filter: ConversationFilter | null },
): Promise<FoundSources> {
  const vector = (await models.embed([question]))?.[0];
  const db = await ctx.reads.db();
  const scope = await passageScope(ctx, db, filter);
  const asking = { question, scope, embedder: models.embedder, vector };
  const found = await findTagged(ctx, db, models, asking);
  const points =
    filter?.objectType === 'Channel'
      ? await channelPassages(ctx, db, { themeIds: found.map(({ id }) => id), vector })
      : [];
  const passages: readonly TaggedPassage[] = points.length > 0 ? points : found;
  const windows = passages.map((passage) => ({
    text: withTags(passage.body.slice(passage.start, passage.end), passage.tags),
    nearness: passage.nearness,
    isTalk: passage.type === 'NOTE' || passage.type === 'HIGHLIGHT' || passage.type === 'THEME',
  }));
  const chosen = await chooseWindows(question, windows, { rerank: models.rerank, most: mostSources });
  const best = mergePassages(chosen.flatMap(({ at }) => passages[at] ?? []));
  const sources: Source[] = [];
  for (const passage of best) sources.push(await toSource(ctx, passage, sources.length + 1));
  await ctx.reads.end();
  return { sources, vector, isAnswerable: judgeAnswerable(question, windows) };
}

async function toSource(ctx: Ctx, passage: TaggedPassage, number: number): Promise<Source> {
  const { id, type, title, ownerId, start, end, nearness, tags } = passage;
  const isDocument = type === 'NOTE' || type === 'INSIGHT';
  return {
    number,
    itemId: id,
    type: types[type] ?? 'note',
    parentId: isDocument || type === 'TAG' ? null : ownerId,
    title,
    start,
    end,
    nearness,
    tags,
    sentences: await placeSentences(
      ctx,
      await ctx.reads.db(),
      {
        documentId: isDocument ? id : null,
        highlightId: type === 'HIGHLIGHT' ? id : null,
        noteId: type === 'HIGHLIGHT' ? ownerId : isDocument ? id : null,
      },
      passage,
    ),
  };
}
