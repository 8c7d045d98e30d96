import type { Mark, Node } from '@tiptap/pm/model';
import { isSafeLink } from '#editor/attributes/safe-url.ts';
import { mentionText } from '#editor/nodes/mention.ts';
import { bracketsAsEntities, escapeMarkdown, linkTarget, linkTitle } from './escape-markdown.ts';

/** `break` is what ends a line inside the block: tables and headings must stay on one. */
export type InlineContext = { readonly break: string };
type Piece = { readonly node: Node; readonly marks: readonly Mark[] };
type Neighbours = { readonly before: string; readonly after: string };

/** From the outside in. What is not here (colours, highlights, comments) has no Markdown. */
const order = ['link', 'bold', 'italic', 'strike', 'underline', 'code'];
const delimiters: Readonly<Record<string, { sign: string; tag: string }>> = {
  bold: { sign: '**', tag: 'strong' },
  italic: { sign: '_', tag: 'em' },
  strike: { sign: '~~', tag: 'del' },
};

export function inlineToMarkdown(block: Node, context: InlineContext): string {
  const pieces: Piece[] = [];
  block.forEach((node) => {
    const marks = order.flatMap((name) => node.marks.filter((mark) => mark.type.name === name));
    pieces.push({ node, marks });
  });
  return writePieces(pieces, { before: '', after: '' }, context);
}

function writePieces(pieces: readonly Piece[], around: Neighbours, context: InlineContext): string {
  let written = '';
  for (let start = 0; start < pieces.length;) {
    const mark = pieces[start]?.marks[0];
    const end = mark ? endOfRun(pieces, start, mark) : start + 1;
    const before = written === '' ? around.before : lastOf(written);
    const after = end < pieces.length ? firstSign(pieces[end]) : around.after;
    const run = pieces.slice(start, end);
    // An exclamation mark before a link would make it a picture.
    if (mark?.type.name === 'link' && before === '!') written = `${written.slice(0, -1)}\\!`;
    written += mark ? writeMark(mark, run, { before, after }, context) : writePiece(run[0], context);
    start = end;
  }
  return written;
}

function endOfRun(pieces: readonly Piece[], start: number, mark: Mark): number {
  let end = start + 1;
  while (pieces[end]?.marks[0]?.eq(mark) === true) end += 1;
  return end;
}

function writeMark(mark: Mark, run: readonly Piece[], around: Neighbours, context: InlineContext): string {
  const { name } = mark.type;
  if (name === 'code') return run.map(({ node }) => writeCode(node, context)).join('');
  const inner = run.map(({ node, marks }) => ({ node, marks: marks.slice(1) }));
  if (name === 'underline') return `<u>${writePieces(inner, { before: '>', after: '<' }, context)}</u>`;
  if (name === 'link') {
    const { href, title } = mark.attrs;
    const text = bracketsAsEntities(writePieces(inner, { before: '[', after: ']' }, context));
    return isSafeLink(href) ? `[${text}](${linkTarget(href)}${linkTitle(title)})` : text;
  }
  const style = delimiters[name];
  if (!style) return writePieces(inner, around, context);
  const { sign, tag } = style;
  const text = writePieces(inner, { before: sign.charAt(0), after: sign.charAt(0) }, context);
  return canDelimit(text, sign, around) ? `${sign}${text}${sign}` : `<${tag}>${text}</${tag}>`;
}

/**
 * CommonMark's rule for signs that open and close, kept a little stricter than it is: where a reader could take the
 * sign for text, a tag says it without doubt.
 */
function canDelimit(text: string, sign: string, { before, after }: Neighbours): boolean {
  const [first, last] = [firstOf(text), lastOf(text)];
  if (text === '' || isBlank(first) || isBlank(last)) return false;
  // Signs that meet would be read as one longer sign.
  if ([first, last, before, after].includes(sign.charAt(0))) return false;
  // Readers differ on what code and struck text right beside it mean.
  if (/[`~]/.test(before + after)) return false;
  if (sign === '_') return isApart(before) && isApart(after);
  return (isWord(first) || isApart(before)) && (isWord(last) || isApart(after));
}

function isApart(outside: string): boolean {
  return outside === '' || isBlank(outside) || /^[!-/:-@[-`{-~]$/.test(outside);
}

function writePiece(piece: Piece | undefined, context: InlineContext): string {
  if (!piece) return '';
  const { node } = piece;
  if (node.type.name === 'hardBreak') return context.break;
  const text = node.isText ? (node.text ?? '') : node.type.name === 'mention' ? mentionText(node.attrs) : '';
  return text
    .split(/\r\n?|\n/)
    .map(escapeMarkdown)
    .join(context.break);
}

/**
 * A tag where readers stumble: over backticks inside, over a backslash before the closing sign, and in tables over a
 * bar. One blank on each side where the text has one, since readers take one off.
 */
function writeCode(node: Node, context: InlineContext): string {
  if (!node.isText) return writePiece({ node, marks: [] }, context);
  const text = (node.text ?? '').replaceAll(/\r\n?|\n/g, ' ');
  const isTag = /`|\\$/.test(text) || (text.includes('|') && context.break === '<br>');
  if (isTag) return `<code>${escapeMarkdown(text)}</code>`;
  return /^ .*[^ ].* $/s.test(text) ? `\` ${text} \`` : `\`${text}\``;
}

function firstSign(piece: Piece | undefined): string {
  const [mark] = piece?.marks ?? [];
  if (mark) return { link: '[', code: '`', bold: '*', italic: '_', strike: '~' }[mark.type.name] ?? '<';
  return piece?.node.isText ? firstOf(piece.node.text ?? '') : '@';
}

function isBlank(sign: string): boolean {
  return /^\s$/u.test(sign);
}

function isWord(sign: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(sign);
}

/** By code points: half an emoji is neither word nor punctuation. */
function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x20);
}

function lastOf(text: string): string {
  return /.$/su.exec(text)?.[0] ?? ' ';
}
