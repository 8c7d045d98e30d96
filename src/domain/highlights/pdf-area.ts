import type { TypeOf } from '#domain/codec/codec.ts';
import { finite, positiveInteger, refine, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { checkPdfHighlightRect } from '#domain/limits/size-limits.ts';
import { accepted, type Parsed } from '#domain/parsed/parsed.ts';

/** Shares of the page, so that an area holds at every zoom. */
const share = refine(finite, 'share of the page', (value) => value >= 0 && value <= 1);

/** `fileId` says which PDF of a note; the areas of imported highlights may lack it. */
export const pdfAreaCodec = object(
  { page: positiveInteger, left: share, top: share, width: share, height: share, fileId: optional(uuid) },
  'PDF area',
);
export type PdfArea = TypeOf<typeof pdfAreaCodec>;

export function checkPdfAreas(areas: readonly PdfArea[]): Parsed<readonly PdfArea[]> {
  const checked = checkPdfHighlightRect(JSON.stringify(areas));
  return checked.ok ? accepted(areas) : checked;
}
