import { sql } from 'kysely';
import type { CitationType } from '#domain/ai/citation.ts';
import { knownParticipant } from '#server/features/people/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CitedTables } from './cited-tables.ts';
import '#server/features/channels/tables.ts';
import { isSeen } from './seen-items.ts';
import type { Opening } from './source.ts';

export type ShownCitation = {
  readonly id: string;
  readonly type: CitationType;
  readonly parentId: string | null;
  readonly dataPointId: string | null;
  readonly title: string;
  readonly projectId: string | null;
  readonly quote: string;
  readonly speaker: string | null;
  readonly seconds: number | null;
  readonly fileId: string | null;
  readonly page: number | null;
  readonly citationReferenceId: string;
  /** The words are not in the source any more. */
  readonly stale: boolean;
};

export type ShownSentence = {
  readonly text: string;
  readonly opens: Opening;
  /** WITHHELD: it rests on something that the reader may not see. */
  readonly support: 'SUPPORTED' | 'UNSUPPORTED' | 'UNCHECKED' | 'WITHHELD';
  readonly citations: readonly ShownCitation[];
};

export type ShownText = {
  readonly sentences: readonly ShownSentence[];
  /** The reader may see everything that it was made from. */
  readonly isWhole: boolean;
  readonly counts: CitedCounts;
};

export type CitedCounts = {
  readonly numProjects: number;
  readonly numHighlights: number;
  readonly numChannels: number;
  readonly numItems: number;
};

type Row = {
  textId: string;
  place: number;
  text: string;
  opens: ShownSentence['opens'];
  doubt: string | null;
  citations: (ShownCitation & { seen: boolean })[];
};

/**
 * Answers or summaries as this reader may see them now. Who can't see all of what one was made from sees only those
 * sentences that follow from evidence they do see: the others may tell what they rest on.
 */
export async function readShown(
  ctx: Ctx,
  db: Db,
  tables: CitedTables,
  textIds: readonly string[],
): Promise<Map<string, ShownText>> {
  if (textIds.length === 0) return new Map();
  const ids = sql`${[...textIds]}::uuid[]`;
  const key = (alias: string) => sql.ref(`${alias}.${tables.key}`);
  const { rows } = await sql<Row>`
    select ${key('s')} as "textId", s.place, s.text, s.opens, s.doubt, coalesce((
      select jsonb_agg(jsonb_build_object('id', c.item_id, 'type', c.type, 'parentId', c.parent_id, 'dataPointId', d.id,
        'title', coalesce(t.title, i.title), 'projectId', i.project_id, 'quote', c.quote, 'speaker', case when c.type = 'theme' then ${knownParticipant(ctx, 'c.speaker')} else c.speaker end,
        'seconds', c.seconds, 'fileId', c.file_id, 'page', c.page,
        'citationReferenceId', (s.place + 1) || '.' || (c.place + 1),
        'stale', not ${isCurrent}, 'seen', coalesce(${isSeen(ctx)}, false)) order by c.place)
      from ${sql.table(tables.citations)} c
      left join search_items i on i.workspace_id = c.workspace_id and i.id = c.item_id
      -- The index learns of a new name a moment later.
      left join themes t on c.type = 'theme' and t.workspace_id = c.workspace_id and t.id = c.item_id
      left join lateral (${quotedPoint}) d on true
      where c.workspace_id = s.workspace_id and ${key('c')} = ${key('s')} and c.sentence = s.place), '[]') as citations
    from ${sql.table(tables.sentences)} s
    where s.workspace_id = ${ctx.workspace.id} and ${key('s')} = any(${ids})
    order by ${key('s')}, s.place`.execute(db);
  const whole = await readWhole(ctx, db, tables, textIds);
  const counts = await readCounts(ctx, db, tables, textIds);
  return new Map(
    textIds.map((id) => {
      const isWhole = whole.has(id);
      const own = rows.filter(({ textId }) => textId === id);
      return [
        id,
        {
          isWhole,
          counts: counts.get(id) ?? noCounts,
          sentences: own.map((row) => shownSentence(row, isWhole)),
        },
      ];
    }),
  );
}

const noCounts: CitedCounts = { numProjects: 0, numHighlights: 0, numChannels: 0, numItems: 0 };

/** Of the row `c`: a theme is quoted by one of its data points. */
const quotedPoint = sql`select p.id from data_points p
  where c.type = 'theme' and p.workspace_id = c.workspace_id and p.theme_id = c.item_id
    and position(c.quote in p.text) > 0 limit 1`;

/** Of the row `c`, its item `i` and its data point `d`. */
const isCurrent = sql<boolean>`(case when c.type = 'theme' then d.id is not null
  else coalesce(position(c.quote in i.body) > 0, false) end)`;

function shownSentence({ text, opens, doubt, citations }: Row, isWhole: boolean): ShownSentence {
  const seen = citations.filter((citation) => citation.seen);
  const isShown = isWhole || (doubt === null && citations.length > 0 && seen.length === citations.length);
  if (!isShown) return { text: '', opens, support: 'WITHHELD', citations: [] };
  return { text, opens, support: supportOf(doubt), citations: seen };
}

export function supportOf(doubt: string | null): 'SUPPORTED' | 'UNSUPPORTED' | 'UNCHECKED' {
  if (doubt === null) return 'SUPPORTED';
  return doubt === 'language' ? 'UNCHECKED' : 'UNSUPPORTED';
}

async function readWhole(
  ctx: Ctx,
  db: Db,
  tables: CitedTables,
  textIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select m.id from unnest(${[...textIds]}::uuid[]) as m (id)
    where not exists (
      select from ${sql.table(tables.sources)} a
      left join search_items i on i.workspace_id = a.workspace_id and i.id = a.item_id
      where a.workspace_id = ${ctx.workspace.id} and ${sql.ref(`a.${tables.key}`)} = m.id and not coalesce(${isSeen(ctx)}, false)
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function readCounts(
  ctx: Ctx,
  db: Db,
  tables: CitedTables,
  textIds: readonly string[],
): Promise<Map<string, CitedCounts>> {
  const key = sql.ref(`c.${tables.key}`);
  const { rows } = await sql<CitedCounts & { id: string }>`
    select ${key} as id, count(distinct i.project_id)::int as "numProjects",
      count(distinct i.id) filter (where c.type = 'highlight')::int as "numHighlights",
      count(distinct i.owner_id) filter (where c.type = 'theme')::int as "numChannels",
      -- A highlight is a part of its note: both are one source.
      count(distinct case c.type when 'highlight' then coalesce(c.parent_id, i.id) else i.id end)::int as "numItems"
    from ${sql.table(tables.citations)} c
    join search_items i on i.workspace_id = c.workspace_id and i.id = c.item_id
    where ${isInWorkspace(ctx.workspace.id, `c.${tables.key}`, textIds)} and ${isSeen(ctx)}
    group by ${key}`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
