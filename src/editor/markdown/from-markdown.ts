import { readSource } from '#editor/attributes/safe-url.ts';
import { cleanDocument } from '#editor/check/clean-document.ts';
import { calloutKinds } from '#editor/nodes/callout.ts';
import { codeLanguage } from '#editor/nodes/code-block.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { readInline, withoutTags } from './inline-from-markdown.ts';
import { readTokens, type MarkdownToken, type TableCellToken } from './markdown-tokens.ts';
import { withPictureAddresses, type AddressOf } from './with-picture-addresses.ts';

/** CommonMark and GitHub's additions. Markup in it gives its words and the marks we know, nothing else. */
export function fromMarkdown(markdown: string, pictureAt?: AddressOf): DocumentJson {
  const text = markdown.replaceAll(/\r\n?/g, '\n').replaceAll(/^(?:[ \t]*>){40,}/gm, '> ');
  try {
    const tokens = readTokens(text);
    const shown = pictureAt ? tokens.map((token) => withPictureAddresses(token, pictureAt)) : tokens;
    return cleanDocument({ type: 'doc', content: readBlocks(shown) });
  } catch (error) {
    // Text made to exhaust the lexer's stack still has lines.
    if (!(error instanceof RangeError)) throw error;
    return cleanDocument({ type: 'doc', content: text.split('\n').map((line) => paragraph([plain(line)])) });
  }
}

function readBlocks(tokens: readonly MarkdownToken[]): NodeJson[] {
  return tokens.flatMap(readBlock);
}

function readBlock(token: MarkdownToken): NodeJson[] {
  const { tokens = [] } = token;
  switch (token.type) {
    case 'heading':
      return [
        { type: 'heading', attrs: { level: Math.min(3, token.depth ?? 1) }, content: readInline(tokens) },
      ];
    case 'paragraph':
    case 'text':
      return readParagraph(token);
    case 'code':
      return [codeBlock(token)];
    case 'blockquote':
      return [readQuote(tokens)];
    case 'list':
      return readList(token);
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return [readTable(token)];
    case 'html':
      return withoutTags(token.text ?? token.raw)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => paragraph([plain(line.trim())]));
    default:
      return [];
  }
}

/** Pictures are blocks here: a paragraph ends before one and goes on after it. */
function readParagraph({ tokens, text = '' }: MarkdownToken): NodeJson[] {
  const parts: NodeJson[] = [];
  let line: MarkdownToken[] = [];
  const endLine = () => {
    const content = trimmed(readInline(line));
    const picture = parts.at(-1);
    const caption = picture?.type === 'image' ? captionOf(content) : null;
    if (picture && caption !== null) parts.splice(-1, 1, captioned(picture, caption));
    else if (content.length > 0) parts.push(paragraph(content));
    line = [];
  };
  for (const token of tokens ?? [{ type: 'text', raw: text, text }]) {
    const src = token.type === 'image' ? readSource(token.href ?? '') : undefined;
    if (src === undefined) line.push(token);
    else {
      endLine();
      const alt = readInline(token.tokens ?? [])
        .map((node) => node.text ?? '')
        .join('');
      parts.push({ type: 'image', attrs: { src, alt: alt || null, title: token.title || null } });
    }
  }
  endLine();
  return parts;
}

/** A line in italics under a picture. */
function captionOf(line: readonly NodeJson[]): string | null {
  const isSlanted = line.every(({ marks = [] }) => marks.length === 1 && marks[0]?.type === 'italic');
  const text = line.map((node) => node.text ?? '').join('');
  return isSlanted && text !== '' && text.length <= 2000 ? text : null;
}

function captioned({ type, attrs }: NodeJson, caption: string): NodeJson {
  return { type, attrs: { ...attrs, caption } };
}

/** Blanks at the ends of a line separate, they say nothing. */
function trimmed(line: readonly NodeJson[]): NodeJson[] {
  return line.flatMap((node, index) => {
    if (node.text === undefined) return [node];
    const text = index === 0 ? node.text.trimStart() : node.text;
    const whole = index === line.length - 1 ? text.trimEnd() : text;
    return whole === '' ? [] : [{ ...node, text: whole }];
  });
}

function codeBlock({ lang = '', text = '' }: MarkdownToken): NodeJson {
  const language = lang.split(/\s/)[0] ?? '';
  return {
    type: 'codeBlock',
    attrs: { language: codeLanguage.holds(language) ? language : null },
    content: text === '' ? [] : [plain(text)],
  };
}

function readQuote(tokens: readonly MarkdownToken[]): NodeJson {
  const [first, ...rest] = tokens;
  const name =
    first?.type === 'paragraph' ? /^\[!(\w+)\](?:\n|$)/.exec(first.raw)?.[1]?.toLowerCase() : undefined;
  const kind = calloutKinds.find((one) => one === name);
  if (first === undefined || kind === undefined) return { type: 'blockquote', content: readBlocks(tokens) };
  const remaining = first.raw.slice(kind.length + 3).trim();
  return { type: 'callout', attrs: { kind }, content: readBlocks([...readTokens(remaining), ...rest]) };
}

/** Tasks and other items in one Markdown list become lists of their own. */
function readList({ items = [], ordered = false, start }: MarkdownToken): NodeJson[] {
  const typeOf = ({ task }: MarkdownToken) => (task ? 'taskList' : ordered ? 'orderedList' : 'bulletList');
  const begins = items.flatMap((item, at) => {
    const before = items[at - 1];
    return before && typeOf(before) === typeOf(item) ? [] : [at];
  });
  return begins.map((from, list) => {
    const own = items.slice(from, begins[list + 1]);
    const type = own[0] ? typeOf(own[0]) : 'bulletList';
    return {
      type,
      ...(type === 'orderedList' && { attrs: { start: start === '' ? 1 : start } }),
      content: own.map(readItem),
    };
  });
}

function readItem({ task, checked, tokens = [] }: MarkdownToken): NodeJson {
  return {
    type: task ? 'taskItem' : 'listItem',
    ...(task && { attrs: { checked: checked === true } }),
    content: readBlocks(tokens),
  };
}

function readTable({ header = [], rows = [] }: MarkdownToken): NodeJson {
  // A table without a header can't be written in Markdown: an empty one stands for it.
  const isHeaded = header.some(({ tokens }) => tokens.length > 0);
  const readRow = (type: string, cells: readonly TableCellToken[]) => ({
    type: 'tableRow',
    content: cells.map(({ tokens, align }) => ({
      type,
      attrs: { align },
      content: [paragraph(readInline(tokens))],
    })),
  });
  const body = rows.map((cells) => readRow('tableCell', cells));
  return { type: 'table', content: isHeaded ? [readRow('tableHeader', header), ...body] : body };
}

function paragraph(content: readonly NodeJson[]): NodeJson {
  return { type: 'paragraph', content };
}

function plain(text: string): NodeJson {
  return { type: 'text', text };
}
