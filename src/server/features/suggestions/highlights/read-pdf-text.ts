import { sql } from 'kysely';
import { decode, isOf } from '#domain/codec/codec.ts';
import { array } from '#domain/codec/structures.ts';
import { areasOf, rangesIn, type TextBox } from '#domain/files/text-box.ts';
import { pdfAreaCodec, type PdfArea } from '#domain/highlights/pdf-area.ts';
import type { Range } from '#engines/suggesting/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/media/tables.ts';
import type { ReadDocument } from './read-passages.ts';

type Page = { fileId: string; page: number; text: string; boxes: TextBox[] };
type PlacedPage = Page & { readonly at: number };

/** Text behind that of the document, with where it is on the pages of its PDFs. */
export type WithPdfs = ReadDocument & {
  /** Areas of a passage; empty for one that is in the document itself. */
  readonly areasOf: (passage: Range) => PdfArea[];
};

/** A book is no note: so much is looked through. */
const mostPages = 100;
const areas = array(pdfAreaCodec);

/** Ask only for a document that its reader may see. Pages that are pictures have no places, and are left out. */
export async function withPdfText(ctx: Ctx, document: ReadDocument): Promise<WithPdfs> {
  const db = await ctx.reads.db();
  const { rows: pages } = await sql<Page>`
    select p.file_id as "fileId", p.page, p.text, p.boxes from files f
    join file_pages p on p.workspace_id = f.workspace_id and p.file_id = f.id
    where f.workspace_id = ${ctx.workspace.id} and f.owner_id = ${document.id} and f.trashed_at is null
      and p.boxes is not null
    order by f.created_at, f.id, p.page limit ${mostPages}`.execute(db);
  const { rows: marked } = await sql<{ areas: string }>`
    select pdf_areas as areas from highlights
    where workspace_id = ${ctx.workspace.id} and object_id = ${document.id} and not hidden
      and pdf_areas is not null`.execute(db);
  await ctx.reads.end();
  const known = marked.flatMap((one) => areasIn(one.areas));
  let { text } = document;
  const placed: PlacedPage[] = [];
  const taken: Range[] = [...document.taken];
  for (const page of pages) {
    const at = text.length + 1;
    // As long as it was: a sentence that runs over lines is one, and its places stay.
    text += `\n${page.text.replaceAll('\n', ' ')}`;
    placed.push({ ...page, at });
    const own = known.filter(
      (area) => area.page === page.page && (area.fileId ?? page.fileId) === page.fileId,
    );
    taken.push(...rangesIn(page.boxes, own).map(({ start, end }) => ({ start: at + start, end: at + end })));
  }
  return { ...document, text, taken, areasOf: (passage) => placesOf(placed, passage) };
}

function placesOf(pages: readonly PlacedPage[], { start, end }: Range): PdfArea[] {
  const page = pages.find(({ at, text }) => start >= at && end <= at + text.length);
  if (!page) return [];
  const { fileId, page: number, boxes, at } = page;
  return areasOf(boxes, start - at, end - at).map((area) => ({ page: number, fileId, ...area }));
}

function areasIn(stored: string): readonly PdfArea[] {
  const found: unknown = JSON.parse(stored);
  return isOf(areas, found) ? decode(areas, found) : [];
}
