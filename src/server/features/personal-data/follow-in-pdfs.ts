import { sql } from 'kysely';
import { coversOf } from '#domain/files/covers-of.ts';
import { movedBoxes, type TextBox } from '#domain/files/text-box.ts';
import { findChanges, type Replacement } from '#engines/personal-data/index.ts';
import { getFileState } from '#server/features/files/index.ts';
import { renderAgain } from '#server/features/redactions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/media/tables.ts';
import type { HidingTools } from './hiding-tools.ts';

type Page = {
  readonly fileId: string;
  readonly page: number;
  readonly text: string;
  readonly boxes: TextBox[] | null;
};
type Cover = {
  readonly fileId: string;
  readonly page: number;
  readonly label: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Without places of its words a page is covered whole. */
const wholePage = [{ left: 0, top: 0, width: 1, height: 1 }] as const;

/** Covers words on the pages of PDFs where the text shows a label now, and no longer where it doesn't. */
export async function followInPdfs(
  tx: TxCtx,
  { boss, jobs }: HidingTools,
  objectId: string,
  changes: readonly Replacement[],
): Promise<void> {
  const pages = await readPages(tx, objectId, changes);
  const shown = await uncover(tx, objectId, changes);
  const covers: Cover[] = [];
  const texts: { fileId: string; page: number; text: string; boxes: TextBox[] | null }[] = [];
  for (const { fileId, page, text, boxes } of pages) {
    const places = findChanges(text.replaceAll('\n', ' '), changes);
    if (places.length === 0) continue;
    let now = '';
    let at = 0;
    for (const { start, end, to } of places) {
      now += `${text.slice(at, start)}${to}`;
      at = end;
    }
    texts.push({ fileId, page, text: now + text.slice(at), boxes: boxes && movedBoxes(boxes, places) });
    for (const { start, end, to } of places.filter(({ from }) => !shown.labels.has(from))) {
      const areas = boxes ? coversOf(boxes, text, start, end) : [];
      for (const area of areas.length > 0 ? areas : wholePage)
        covers.push({ fileId, page, label: to, ...area });
    }
  }
  await writePages(tx, texts);
  await writeCovers(tx, covers);
  await replaceInMarked(tx, objectId, changes);
  for (const id of new Set([...shown.fileIds, ...covers.map(({ fileId }) => fileId)]))
    await renderAgain(tx, { boss, jobs }, await getFileState(tx, id));
}

/** The words are gone, so the file itself must go too: it is drawn again without them. */
export async function purgeInPdfs(tx: TxCtx, { boss, jobs }: HidingTools, objectId: string): Promise<void> {
  const { rows } = await sql<{ fileId: string }>`
    update pdf_covers c set purged = true from files f
    where c.workspace_id = ${tx.workspace.id} and f.workspace_id = c.workspace_id and f.id = c.file_id
      and f.owner_id = ${objectId} and not c.purged returning c.file_id as "fileId"`.execute(tx.db);
  for (const id of new Set(rows.map(({ fileId }) => fileId)))
    await renderAgain(tx, { boss, jobs }, await getFileState(tx, id));
}

/** Also of PDFs in the trash: they may come back. */
async function readPages(tx: TxCtx, objectId: string, changes: readonly Replacement[]): Promise<Page[]> {
  const words = changes.map(({ from }) => from);
  const { rows } = await sql<Page>`
    select p.file_id as "fileId", p.page, p.text, p.boxes from files f
    join file_pages p on p.workspace_id = f.workspace_id and p.file_id = f.id
    where f.workspace_id = ${tx.workspace.id} and f.owner_id = ${objectId}
      and exists (select from unnest(${words}::text[]) as w (words)
        where position(w.words in translate(p.text, E'\n', ' ')) > 0)
    order by p.file_id, p.page for update of p`.execute(tx.db);
  return rows;
}

/** Labels that give way to their words again. */
async function uncover(
  tx: TxCtx,
  objectId: string,
  changes: readonly Replacement[],
): Promise<{ labels: Set<string>; fileIds: string[] }> {
  const { rows } = await sql<{ fileId: string; label: string }>`
    delete from pdf_covers c using files f
    where c.workspace_id = ${tx.workspace.id} and f.workspace_id = c.workspace_id and f.id = c.file_id
      and f.owner_id = ${objectId} and c.label = any(${changes.map(({ from }) => from)}::text[])
    returning c.file_id as "fileId", c.label`.execute(tx.db);
  return { labels: new Set(rows.map(({ label }) => label)), fileIds: rows.map(({ fileId }) => fileId) };
}

async function writePages(
  tx: TxCtx,
  pages: readonly { fileId: string; page: number; text: string; boxes: TextBox[] | null }[],
): Promise<void> {
  await sql`
    update file_pages p set text = n.text, boxes = n.boxes
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as n ("fileId" uuid, page integer, text text, boxes jsonb)
    where p.workspace_id = ${tx.workspace.id} and p.file_id = n."fileId" and p.page = n.page`.execute(tx.db);
}

async function writeCovers(tx: TxCtx, covers: readonly Cover[]): Promise<void> {
  const rows = covers.map((cover) => ({ id: tx.newId(), ...cover }));
  await sql`
    insert into pdf_covers (workspace_id, id, file_id, page, left_at, top_at, width, height, label)
    select ${tx.workspace.id}::uuid, n.id, n."fileId", n.page, n."left", n.top, n.width, n.height, n.label
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "fileId" uuid, page integer,
      "left" double precision, top double precision, width double precision, height double precision, label text)`.execute(
    tx.db,
  );
}

/** A highlight on a page keeps its words itself. */
async function replaceInMarked(tx: TxCtx, objectId: string, changes: readonly Replacement[]): Promise<void> {
  for (const { from, to } of changes)
    await sql`update highlights set text = replace(text, ${from}, ${to})
      where workspace_id = ${tx.workspace.id} and object_id = ${objectId} and pdf_areas is not null
        and position(${from} in text) > 0`.execute(tx.db);
}
