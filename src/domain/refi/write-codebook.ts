import { codeElement, type RefiCode } from './refi-code.ts';
import { element, writeElement } from './xml-element.ts';

/** A codebook (QDC) that ATLAS.ti, MAXQDA, NVivo and others read. */
export function writeCodebook(codes: readonly RefiCode[]): string {
  const book = element('CodeBook', { xmlns: 'urn:QDA-XML:codebook:1.0', origin: 'Hark' }, [
    element('Codes', {}, codes.map(codeElement)),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>\n${writeElement(book)}`;
}
