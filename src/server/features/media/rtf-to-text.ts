/** The words of an RTF file; fonts, colours, pictures and everything else in groups of their own is left out. */
export function rtfToText(rtf: string): string {
  const hidden =
    /^(?:fonttbl|colortbl|stylesheet|info|pict|object|header|footer|generator|listtable|themedata)/;
  let text = '';
  let depth = 0;
  let hiddenAt = Infinity;
  const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi;
  for (const [, word, number, hex, sign, brace, plain] of rtf.matchAll(token)) {
    if (brace === '{') depth += 1;
    else if (brace === '}') {
      depth -= 1;
      if (depth < hiddenAt) hiddenAt = Infinity;
    } else if (sign === '*' || (word !== undefined && hidden.test(word)))
      hiddenAt = Math.min(hiddenAt, depth);
    else if (hiddenAt === Infinity) text += readToken({ word, number, hex, sign, plain });
  }
  return text;
}

function readToken(token: Record<'word' | 'number' | 'hex' | 'sign' | 'plain', string | undefined>): string {
  const { word, number, hex, sign, plain } = token;
  if (plain !== undefined) return plain.replaceAll(/[\r\n]/g, '');
  if (hex !== undefined) return new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
  if (sign !== undefined) return sign === '~' ? ' ' : ['\\', '{', '}'].includes(sign) ? sign : '';
  if (word === 'par' || word === 'line' || word === 'row') return '\n';
  if (word === 'tab' || word === 'cell') return '\t';
  if (word === 'u' && number !== undefined) return String.fromCharCode((Number(number) + 65_536) % 65_536);
  return '';
}
