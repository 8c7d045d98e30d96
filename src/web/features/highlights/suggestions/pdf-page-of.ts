import { decode, isOf } from '#domain/codec/codec.ts';
import { array } from '#domain/codec/structures.ts';
import { pdfAreaCodec } from '#domain/highlights/pdf-area.ts';

const areasCodec = array(pdfAreaCodec);

/** The page of a PDF that a suggestion is on; null for one in the text. */
export function pdfPageOf({ pdfHighlightAreas }: { readonly pdfHighlightAreas: unknown }): number | null {
  const [first] = isOf(areasCodec, pdfHighlightAreas) ? decode(areasCodec, pdfHighlightAreas) : [];
  return first?.page ?? null;
}
