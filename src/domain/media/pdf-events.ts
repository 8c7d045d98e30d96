import type { TypeOf } from '#domain/codec/codec.ts';
import { positiveInteger, string } from '#domain/codec/primitives.ts';
import { object, tagged } from '#domain/codec/structures.ts';

const page = object({ page: positiveInteger });
const failed = object({ message: string });

export const pdfEventCodec = tagged('type', {
  'ocr.started': object({}),
  'ocr.complete': object({}),
  'ocr.failed': failed,
  'page.processed': page,
  'page.failed': object({ page: positiveInteger, message: string }),
  'pdf.complete': object({ pageCount: positiveInteger }),
  'pdf.failed': failed,
});
export type PdfEvent = TypeOf<typeof pdfEventCodec>;
export type PdfEventType = PdfEvent['type'];

export const documentConversionResultCodec = tagged('status', {
  completed: object({}),
  failed: object({ error: string }),
});
export type DocumentConversionResult = TypeOf<typeof documentConversionResultCodec>;
