import { readLink } from '#editor/attributes/safe-url.ts';
import type { MarkJson, NodeJson } from '#editor/schema/document-json.ts';
import { decodeEntities } from './decode-entities.ts';
import type { MarkdownToken } from './markdown-tokens.ts';

const markOfTag: Readonly<Record<string, string>> = {
  u: 'underline',
  ins: 'underline',
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  s: 'strike',
  del: 'strike',
  code: 'code',
};
const markOfToken: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', del: 'strike' };

/** A tag of HTML; `<T>` in a sentence about code is none and stays. */
const htmlTag =
  /<\/?(?:a|abbr|address|article|aside|audio|b|base|big|body|br|button|center|cite|code|col|dd|del|details|div|dl|dt|em|embed|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|object|ol|option|p|picture|pre|q|s|samp|section|select|small|source|span|strong|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|var|video)\b[^>]*>/gi;

export function readInline(tokens: readonly MarkdownToken[]): NodeJson[] {
  return read(tokens, []);
}

export function withoutTags(html: string): string {
  const said = html.replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, '');
  return decodeEntities(without(without(said, /<!--[\s\S]*?-->/g, '-->'), htmlTag, '>'));
}

/** Behind the last end nothing ends, and each beginning there would be looked for to the end of the text. */
function without(text: string, pattern: RegExp, end: string): string {
  const last = text.lastIndexOf(end);
  return last < 0
    ? text
    : text.slice(0, last + end.length).replaceAll(pattern, '') + text.slice(last + end.length);
}

function read(tokens: readonly MarkdownToken[], marks: readonly MarkJson[]): NodeJson[] {
  let tags: readonly string[] = [];
  return tokens.flatMap((token) => {
    const tag = token.type === 'html' ? /^<(\/?)(\w+)\s*>$/.exec(token.raw.trim()) : null;
    const name = tag?.[2]?.toLowerCase() ?? '';
    const tagMark = Object.hasOwn(markOfTag, name) ? markOfTag[name] : undefined;
    if (tag && tagMark !== undefined) {
      tags = tag[1] === '/' ? withoutLast(tags, tagMark) : [...tags, tagMark];
      return [];
    }
    return readToken(token, [...marks, ...tags.map((type) => ({ type }))]);
  });
}

function readToken(token: MarkdownToken, marks: readonly MarkJson[]): NodeJson[] {
  const { type, tokens = [], text = '' } = token;
  switch (type) {
    case 'text':
      return token.tokens ? read(tokens, marks) : textNode(decodeEntities(text.replaceAll('\n', ' ')), marks);
    case 'escape':
      return textNode(text, marks);
    case 'codespan':
      return textNode(text, [...marks, { type: 'code' }]);
    case 'br':
      return [{ type: 'hardBreak' }];
    case 'html':
      return /^<br\s*\/?>$/i.test(text.trim()) ? [{ type: 'hardBreak' }] : textNode(withoutTags(text), marks);
    case 'link':
      return readLinkToken(token, marks);
    case 'image':
      return read(tokens, marks);
    default: {
      const mark = Object.hasOwn(markOfToken, type) ? markOfToken[type] : undefined;
      if (mark !== undefined) return read(tokens, [...marks, { type: mark }]);
      return type === 'checkbox' ? [] : textNode(text, marks);
    }
  }
}

function readLinkToken(
  { href = '', title, tokens = [] }: MarkdownToken,
  marks: readonly MarkJson[],
): NodeJson[] {
  const address = readLink(decodeEntities(href));
  if (address === undefined) return read(tokens, marks);
  const attrs = { href: address, title: title ? decodeEntities(title) : null };
  return read(tokens, [...marks, { type: 'link', attrs }]);
}

function textNode(text: string, marks: readonly MarkJson[]): NodeJson[] {
  return text === '' ? [] : [{ type: 'text', text, marks }];
}

function withoutLast(tags: readonly string[], mark: string): readonly string[] {
  const index = tags.lastIndexOf(mark);
  return index === -1 ? tags : tags.toSpliced(index, 1);
}
