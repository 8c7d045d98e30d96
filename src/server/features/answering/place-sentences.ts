import { sql } from 'kysely';
import { splitSentences } from '#engines/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/people/tables.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/media/tables.ts';
import { noLines, readLines, type SpokenLine } from './read-lines.ts';
import type { SourceSentence } from './source.ts';

/** The document or highlight that the stretch is of, and the note whose participants speak in it. */
type Whereabouts = {
  readonly documentId: string | null;
  readonly highlightId: string | null;
  readonly noteId: string | null;
};
type Stretch = { readonly body: string; readonly start: number; readonly end: number };

/** The sentences of a stretch of a note with who says them, when, and on which page of which file they are. */
export async function placeSentences(
  ctx: Ctx,
  db: Db,
  { documentId, highlightId, noteId }: Whereabouts,
  { body, start, end }: Stretch,
): Promise<SourceSentence[]> {
  const plain = splitSentences(body.slice(start, end)).map((sentence) => ({
    text: sentence.text,
    start: start + sentence.start,
    end: start + sentence.end,
  }));
  const { spoken, headings } =
    documentId === null
      ? noLines
      : await readLines(db, { workspaceId: ctx.workspace.id, id: documentId, body });
  const people = noteId === null ? nobody : await readPeople(ctx, db, noteId);
  const said = highlightId === null ? [] : await speakersOf(ctx, db, highlightId);
  const pages = documentId === null ? new Map() : await pagesOf(ctx, db, documentId, plain, spoken);
  let turn: SpokenLine | undefined;
  return plain.map((sentence) => {
    const line = spoken.find(
      (one) => one.start <= sentence.start && one.end >= sentence.end && one.text.includes(sentence.text),
    );
    const opensTurn = line !== turn;
    turn = line;
    const page = pages.get(sentence.text);
    return {
      ...sentence,
      speaker: speakerOf(line?.speaker ? [line.speaker] : said, people),
      seconds: line ? line.secondsAt(sentence.start - line.start) : null,
      fileId: line?.fileId ?? page?.fileId ?? null,
      page: page?.page ?? null,
      opensTurn,
      isHeading: headings.has(lineAt(body, sentence.start)),
    };
  });
}

function lineAt(body: string, at: number): string {
  const end = body.indexOf('\n', at);
  return body.slice(body.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}

/** Speakers of a transcript as they are called there; without any, the one person that a note is about. */
function speakerOf(speakers: readonly string[], { only, hidden }: People): string | null {
  if (speakers.length === 0) return only;
  const [name = ''] = speakers;
  return speakers.length > 1 || hidden.has(fold(name)) ? null : name;
}

type People = { readonly only: string | null; readonly hidden: ReadonlySet<string> };
const nobody: People = { only: null, hidden: new Set() };

/** Where a note is about one person, that person says what is in it. Hidden contacts have no name to show. */
async function readPeople(ctx: Ctx, db: Db, noteId: string): Promise<People> {
  const { rows } = await sql<{ name: string; isHidden: boolean }>`
    select p.name, p.hidden_at is not null as "isHidden" from note_people np
    join people p on p.workspace_id = np.workspace_id and p.id = np.person_id
    where np.workspace_id = ${ctx.workspace.id} and np.note_id = ${noteId} and np.kind = 'participant'
      and p.trashed_at is null and p.name <> ''`.execute(db);
  const known = rows.filter(({ isHidden }) => !isHidden);
  return {
    only: known.length === 1 ? (known[0]?.name ?? null) : null,
    hidden: new Set(rows.filter(({ isHidden }) => isHidden).map(({ name }) => fold(name))),
  };
}

async function speakersOf(ctx: Ctx, db: Db, highlightId: string): Promise<string[]> {
  const row = await db
    .selectFrom('highlights')
    .select('speakers')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', highlightId)
    .executeTakeFirst();
  return (row?.speakers ?? '').split('\n').filter((name) => name !== '');
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}

type FilePage = { fileId: string; page: number };

async function pagesOf(
  ctx: Ctx,
  db: Db,
  ownerId: string,
  sentences: readonly { readonly text: string }[],
  spoken: readonly SpokenLine[],
): Promise<Map<string, FilePage>> {
  const texts = sentences
    .map(({ text }) => text)
    .filter((text) => !spoken.some((line) => line.text.includes(text)));
  if (texts.length === 0) return new Map();
  const { rows } = await sql<FilePage & { text: string }>`
    select distinct on (s.text) s.text, page.file_id as "fileId", page.page
    from unnest(${texts}::text[]) as s (text)
    join files f on f.workspace_id = ${ctx.workspace.id} and f.owner_id = ${ownerId} and f.trashed_at is null
    join file_pages page on page.workspace_id = f.workspace_id and page.file_id = f.id
      and position(s.text in page.text) > 0
    order by s.text, f.created_at, page.page`.execute(db);
  return new Map(rows.map(({ text, fileId, page }) => [text, { fileId, page }]));
}
