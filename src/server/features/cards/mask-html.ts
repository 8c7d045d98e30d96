import { replaceNames } from '#domain/people/replace-names.ts';
import type { FoundName } from '#domain/people/find-names.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';

type Find = (text: string) => readonly FoundName[];

/** Inside a line of text: a name may begin in bold and go on without. */
const inline = new Set([
  'a',
  'b',
  'code',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Puts labels in place of the names in a page: in its text, and in what its pictures and players are called. */
export function maskHtml(html: string, find: Find): string {
  const masked: string[] = [];
  let line: string[] = [];
  for (const piece of html.split(/(<[^>]*>)/)) {
    const tag = /^<\/?([a-z0-9]+)/i.exec(piece)?.[1];
    if (tag === undefined || inline.has(tag.toLowerCase())) {
      line.push(piece);
      continue;
    }
    masked.push(...maskLine(line, find), maskAttributes(piece, find));
    line = [];
  }
  return [...masked, ...maskLine(line, find)].join('');
}

/** The label stands where the name begins; the rest of the name goes, whatever markup is inside it. */
function maskLine(pieces: readonly string[], find: Find): string[] {
  const texts = pieces.map((piece) => (piece.startsWith('<') ? '' : asText(piece)));
  const found = find(texts.join(''));
  if (found.length === 0) return pieces.map((piece) => maskAttributes(piece, find));
  let start = 0;
  return pieces.map((piece, at) => {
    if (piece.startsWith('<')) return maskAttributes(piece, find);
    const text = texts[at] ?? '';
    const end = start + text.length;
    const own = found
      .filter(({ from, to }) => from < end && to > start)
      .map(({ from, to, label }) => ({
        from: Math.max(from, start) - start,
        to: Math.min(to, end) - start,
        label: from >= start ? label : '',
      }));
    start = end;
    return own.length > 0 ? escapeHtml(replaceNames(text, own)) : piece;
  });
}

function maskAttributes(tag: string, find: Find): string {
  if (!tag.startsWith('<')) return tag;
  return withoutNamedLink(tag, find).replaceAll(
    / (alt|title|aria-label)="([^"]*)"/g,
    (whole, name: string, value: string) => {
      const text = asText(value);
      const found = find(text);
      return found.length === 0 ? whole : ` ${name}="${escapeHtml(replaceNames(text, found))}"`;
    },
  );
}

/** An address or a page of somebody is named like them. Own pages have ids, which aren't names. */
function withoutNamedLink(tag: string, find: Find): string {
  return tag.replaceAll(/ href="([a-z]+:[^"]*)"/gi, (whole, address: string) =>
    find(decoded(asText(address))).length === 0 ? whole : '',
  );
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function asText(html: string): string {
  return html.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
}
