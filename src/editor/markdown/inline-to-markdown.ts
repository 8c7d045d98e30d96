import type { Mark, Node } from '@tiptap/pm/model';
import { isSafeLink } from '#editor/attributes/safe-url.ts';
import { mentionText } from '#editor/nodes/mention.ts';
import { escapeMarkdown, linkTarget, linkTitle } from './escape-markdown.ts';

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
    let end = start + 1;
    while (mark && end < pieces.length && pieces[end]?.marks[0]?.eq(mark) === true) end += 1;
    const before = written.at(-1) ?? around.before;
    const after = end < pieces.length ? firstSign(pieces[end]) : around.after;
    const run = pieces.slice(start, end);
    written += mark ? writeMark(mark, run, { before, after }, context) : writePiece(run[0], context);
    start = end;
  }
  return written;
}

function writeMark(mark: Mark, run: readonly Piece[], around: Neighbours, context: InlineContext): string {
  const { name } = mark.type;
  if (name === 'code') return run.map(({ node }) => writeCode(node, context)).join('');
  const inner = run.map(({ node, marks }) => ({ node, marks: marks.slice(1) }));
  if (name === 'underline') return `<u>${writePieces(inner, { before: '>', after: '<' }, context)}</u>`;
  if (name === 'link') {
    const { href, title } = mark.attrs;
    const text = writePieces(inner, { before: '[', after: ']' }, context);
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
  const [first, last] = [text.charAt(0), text.at(-1) ?? ''];
  if (text === '' || isBlank(first) || isBlank(last)) return false;
  // Signs that meet would be read as one longer sign.
  if ([first, last, before, after].includes(sign.charAt(0))) return false;
  const isApart = (outside: string) => outside === '' || isBlank(outside) || isPunctuation(outside);
  if (sign === '_') return isApart(before) && isApart(after);
  return (!isPunctuation(first) || isApart(before)) && (!isPunctuation(last) || isApart(after));
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

/** A fence longer than any run of backticks inside; one blank on each side where the text has one or a backtick. */
function writeCode(node: Node, context: InlineContext): string {
  if (!node.isText) return writePiece({ node, marks: [] }, context);
  const text = (node.text ?? '').replaceAll(/\r\n?|\n/g, ' ');
  if (text.includes('|') && context.break === '<br>') return `<code>${escapeMarkdown(text)}</code>`;
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const isPadded = /^`|`$|^ .*[^ ].* $/s.test(text);
  return isPadded ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function firstSign(piece: Piece | undefined): string {
  const [mark] = piece?.marks ?? [];
  if (mark) return { link: '[', code: '`', bold: '*', italic: '_', strike: '~' }[mark.type.name] ?? '<';
  return piece?.node.isText ? (piece.node.text ?? '').charAt(0) : '@';
}

function isBlank(sign: string): boolean {
  return /^\s$/u.test(sign);
}

function isPunctuation(sign: string): boolean {
  return /^[\p{P}\p{S}]$/u.test(sign);
}
