import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import type { CitedText } from './cited-tables.ts';
import type { CitedSentence, Source } from './source.ts';

export async function writeSources(
  db: Db,
  { tables, workspaceId, id }: CitedText,
  sources: readonly Source[],
): Promise<void> {
  if (sources.length === 0) return;
  const rows = sources.map(({ number, itemId, start, end }) => ({ number, itemId, start, end }));
  await sql`
    insert into ${sql.table(tables.sources)} (workspace_id, ${sql.ref(tables.key)}, number, item_id, start_at, end_at)
    select ${workspaceId}::uuid, ${id}::uuid, s.number, s."itemId", s.start, s."end"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
      number smallint, "itemId" uuid, start integer, "end" integer)`.execute(db);
}

export type PlacedSentence = {
  readonly text: CitedText;
  readonly place: number;
  readonly sentence: CitedSentence;
};

/** Of any texts of one workspace. */
export async function writeSentences(db: Db, sentences: readonly PlacedSentence[]): Promise<void> {
  for (const [tables, own] of Map.groupBy(sentences, ({ text }) => text.tables)) {
    const key = sql.ref(tables.key);
    await sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(own.map(rowOf))}::jsonb) as s (
          workspace uuid, id uuid, place integer, text text, opens text, doubt text, cited jsonb)
      ), written as (
        insert into ${sql.table(tables.sentences)} (workspace_id, ${key}, place, text, opens, doubt)
        select workspace, id, place, text, opens, doubt from given
      )
      insert into ${sql.table(tables.citations)} (workspace_id, ${key}, sentence, place, item_id, type, parent_id, quote,
        start_at, end_at, speaker, seconds, file_id, page)
      select given.workspace, given.id, given.place, c.place, c.item, c.type, c.parent, c.quote, c.start, c."end",
        c.speaker, c.seconds, c.file, c.page
      from given cross join jsonb_to_recordset(given.cited) as c (place integer, item uuid, type text, parent uuid,
        quote text, start integer, "end" integer, speaker text, seconds real, file uuid, page integer)`.execute(
      db,
    );
  }
}

function rowOf({ text: { workspaceId, id }, place, sentence }: PlacedSentence): object {
  const { text, opens, doubt, cited } = sentence;
  return {
    workspace: workspaceId,
    id,
    place,
    text,
    opens,
    doubt,
    cited: cited.map(({ source, sentence: said }, at) => ({
      place: at,
      item: source.itemId,
      type: source.type,
      parent: source.parentId,
      quote: said.text,
      start: said.start,
      end: said.end,
      speaker: said.speaker,
      seconds: said.seconds,
      file: said.fileId,
      page: said.page,
    })),
  };
}

export async function forgetSentences(db: Db, { tables, workspaceId, id }: CitedText): Promise<void> {
  for (const table of [tables.citations, tables.sentences])
    await sql`delete from ${sql.table(table)}
      where workspace_id = ${workspaceId} and ${sql.ref(tables.key)} = ${id}`.execute(db);
}

/** As if nothing had been written. */
export async function forgetCitedText(db: Db, text: CitedText): Promise<void> {
  await forgetSentences(db, text);
  await sql`delete from ${sql.table(text.tables.sources)}
    where workspace_id = ${text.workspaceId} and ${sql.ref(text.tables.key)} = ${text.id}`.execute(db);
}

const columnsOf: Readonly<Record<'sources' | 'sentences' | 'citations', string>> = {
  sources: 'number item_id start_at end_at',
  sentences: 'place text opens doubt',
  citations: 'sentence place item_id type parent_id quote start_at end_at speaker seconds file_id page',
};

/** The same text in another place. */
export async function copyCited(db: Db, from: CitedText, to: CitedText): Promise<void> {
  for (const part of ['sources', 'sentences', 'citations'] as const) {
    const copied = sql.join(columnsOf[part].split(' ').map((name) => sql.ref(name)));
    await sql`
      insert into ${sql.table(to.tables[part])} (workspace_id, ${sql.ref(to.tables.key)}, ${copied})
      select workspace_id, ${to.id}::uuid, ${copied} from ${sql.table(from.tables[part])}
      where workspace_id = ${from.workspaceId} and ${sql.ref(from.tables.key)} = ${from.id}`.execute(db);
  }
}
