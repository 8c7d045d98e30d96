import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { growsTooFar } from './pdf-growth.ts';

const megabyte = 1_000_000;
const packed = deflateSync(Buffer.alloc(50 * megabyte, 'BT (again) Tj ET\n'), { level: 9 });

function pdfWith(dictionary: string, bytes: Buffer): Buffer {
  const head = `%PDF-1.4\n4 0 obj <</Length ${bytes.length}${dictionary}>> stream\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream endobj\n%%EOF')]);
}

test.each<[string, Buffer, boolean]>([
  ['a page that grows to 50 MB', pdfWith('/Filter/FlateDecode', packed), true],
  ['one behind another object', Buffer.concat([pdfWith('', packed), pdfWith('/Filter /Fl', packed)]), true],
  ['a picture of that size', pdfWith('/Subtype /Image/Filter/FlateDecode', packed), false],
  ['bytes that are no packed ones', pdfWith('/Filter/FlateDecode', Buffer.alloc(megabyte, 'x')), false],
  ['a stream that is cut off', pdfWith('/Filter/FlateDecode', packed.subarray(0, 30_000)), false],
])('%s', async (_what, bytes, grows) => {
  expect(await growsTooFar(bytes)).toBe(grows);
});

test('an ordinary document', async () => {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < 200; page += 1) pdf.addPage().drawText('Words on a page '.repeat(200));
  expect(await growsTooFar(await pdf.save())).toBe(false);
});
