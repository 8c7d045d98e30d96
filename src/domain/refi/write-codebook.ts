/** A code of the REFI-QDA exchange format. One that only groups others can't be applied to text. */
export type RefiCode = {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
  readonly description: string;
  readonly isCodable: boolean;
  readonly codes: readonly RefiCode[];
};

/** A codebook (QDC) that ATLAS.ti, MAXQDA, NVivo and others read. */
export function writeCodebook(codes: readonly RefiCode[]): string {
  const body = codes.map((code) => writeCode(code, '    ')).join('');
  return `<?xml version="1.0" encoding="utf-8"?>
<CodeBook xmlns="urn:QDA-XML:codebook:1.0" origin="Hark">
  <Codes>
${body}  </Codes>
</CodeBook>
`;
}

function writeCode({ id, name, color, description, isCodable, codes }: RefiCode, indent: string): string {
  const look = color !== null && /^#[\da-f]{6}$/i.test(color) ? ` color="${color}"` : '';
  const open = `${indent}<Code guid="${escapeXml(id)}" name="${escapeXml(name)}" isCodable="${isCodable}"${look}`;
  const text = description.trim();
  if (text === '' && codes.length === 0) return `${open}/>\n`;
  const said = text === '' ? '' : `${indent}  <Description>${escapeXml(text)}</Description>\n`;
  const inside = codes.map((code) => writeCode(code, `${indent}  `)).join('');
  return `${open}>\n${said}${inside}${indent}</Code>\n`;
}

/** Without what XML can't hold in any spelling. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
