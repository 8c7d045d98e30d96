import { sql } from 'kysely';
import { isSeen, placeSentences, type Source } from '#server/features/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/platform/search/tables.ts';
import type { Subject } from '../subject.ts';
import type { Material } from './material.ts';
import { isMaterial } from './material-scope.ts';
import { readTheme } from './read-theme.ts';
import { readWrapThemes } from './read-wrap-themes.ts';

type Item = {
  id: string;
  type: 'NOTE' | 'INSIGHT' | 'HIGHLIGHT';
  title: string;
  body: string;
  ownerId: string | null;
};

const types = { NOTE: 'note', INSIGHT: 'insight', HIGHLIGHT: 'highlight' } as const;
/** What people marked comes first: of a project more cannot be read at once. */
const mostItems = 300;
const longestOfMany = 6000;
const mostSentences = 4000;
/** A source has so many sentences: markers of a model have three digits. */
const sentencesInSource = 100;

/** The sentences of what the maker may see of it, in order, each with its place. */
export async function readMaterial(ctx: Ctx, subject: Subject): Promise<Material> {
  if (subject.objectType === 'theme') return readTheme(ctx, subject.objectId);
  if (subject.objectType === 'wrap') {
    const wrapped = await readWrapThemes(ctx, await ctx.reads.db(), subject.objectId);
    await ctx.reads.end();
    return wrapped;
  }
  const db = await ctx.reads.db();
  const longest = subject.objectType === 'project' ? longestOfMany : 2_000_000;
  const { rows } = await sql<Item & { isCut: boolean }>`
    select i.id, i.type, i.title, left(i.body, ${longest}) as body, i.owner_id as "ownerId",
      length(i.body) > ${longest} as "isCut"
    from search_items i
    where i.workspace_id = ${ctx.workspace.id} and ${isMaterial(subject)} and ${isSeen(ctx)}
    order by i.type, i.created_at desc, i.id desc limit ${mostItems + 1}`.execute(db);
  const sources: Source[] = [];
  let left = mostSentences;
  let isCut = rows.length > mostItems || rows.some((row) => row.isCut);
  for (const item of rows.slice(0, mostItems)) {
    const { id, type, body, ownerId } = item;
    const [documentId, highlightId] = type === 'HIGHLIGHT' ? [null, id] : [id, null];
    const noteId = type === 'HIGHLIGHT' ? ownerId : type === 'NOTE' ? id : null;
    const stretch = { body, start: 0, end: body.length };
    const all = await placeSentences(ctx, db, { documentId, highlightId, noteId }, stretch);
    const sentences = all.slice(0, left);
    isCut ||= sentences.length < all.length;
    left -= sentences.length;
    for (let from = 0; from < sentences.length; from += sentencesInSource)
      sources.push(toSource(item, sentences.slice(from, from + sentencesInSource), sources.length + 1));
  }
  await ctx.reads.end();
  return { sources, isCut };
}

function toSource(
  { id, type, title, ownerId }: Item,
  sentences: Source['sentences'],
  number: number,
): Source {
  return {
    number,
    itemId: id,
    type: types[type],
    parentId: type === 'HIGHLIGHT' ? ownerId : null,
    title,
    start: sentences[0]?.start ?? 0,
    end: sentences.at(-1)?.end ?? 0,
    nearness: undefined,
    sentences,
  };
}
