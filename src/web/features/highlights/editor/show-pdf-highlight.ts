import { decode, isOf } from '#domain/codec/codec.ts';
import { array } from '#domain/codec/structures.ts';
import { pdfAreaCodec } from '#domain/highlights/pdf-area.ts';
import { wishFile } from '#web/kit/files/file-wish.ts';
import type { HighlightLook } from '../model/highlight-look.ts';

const areasCodec = array(pdfAreaCodec);

/** Opens the PDF at its page. False: it is on none. */
export function showPdfHighlight({ pdfAreas }: Pick<HighlightLook, 'pdfAreas'>): boolean {
  const [first] = isOf(areasCodec, pdfAreas) ? decode(areasCodec, pdfAreas) : [];
  if (!first) return false;
  wishFile({ fileId: first.fileId ?? null, page: first.page, quote: null });
  return true;
}
