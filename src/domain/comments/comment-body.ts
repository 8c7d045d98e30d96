import { decode, CodecError, type Codec } from '#domain/codec/codec.ts';
import { literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional, tagged } from '#domain/codec/structures.ts';
import { parseWebAddress } from '#domain/links/web-address.ts';
import { withoutContactNames } from '#domain/people/relabel-mentions.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { parseCommentText } from './comment-draft.ts';

/** What a comment can mention: as in documents. A member hears of it. */
const mentionKinds = ['person', 'member', 'note', 'insight', 'highlight', 'tag', 'project'] as const;

const href = refine(string, 'web or mail address', isSafeHref);
const label = refine(string, 'label', (text) => text.length <= 300 && isStorable(text));
const words = refine(string, 'text', (text) => text !== '' && isStorable(text));

const mark = tagged('type', {
  bold: object({}),
  italic: object({}),
  strike: object({}),
  underline: object({}),
  code: object({}),
  link: object({ attrs: object({ href }) }),
});
const inline = tagged('type', {
  text: object({ text: words, marks: optional(array(mark)) }),
  hardBreak: object({}),
  mention: object({ attrs: object({ kind: literal(...mentionKinds), id: uuid, label }) }),
});
const plainText = tagged('type', { text: object({ text: words }) });
const paragraph = object({ content: optional(array(inline)) });
const codeBlock = object({ content: optional(array(plainText)) });

type Attributes = Readonly<Record<string, string>>;
export type CommentNode = {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: Attributes;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Attributes }[];
  readonly content?: readonly CommentNode[];
};
export type CommentBody = CommentNode & { readonly type: 'doc' };

/** Lists in lists end somewhere, so that reading a body never runs out of stack. */
const mostNesting = 5;
const block: Codec<CommentNode> = blockOfDepth(mostNesting);
const body = object({ type: literal('doc'), content: array(block) }, 'comment');

export type ReadComment = {
  readonly body: CommentBody;
  readonly text: string;
  readonly mentionedMemberIds: readonly string[];
};

/**
 * A comment as its editor sends it. Everything that is not on the list above is refused or, if it is an attribute,
 * dropped: what is stored can be shown without a second look.
 */
export function parseCommentBody(input: unknown): Parsed<ReadComment> {
  const given = readCommentBody(input);
  if (!given) return refused('This comment has content that comments can’t have');
  const read = withoutContactNames(given);
  const text = parseCommentText(commentText(read));
  if (!text.ok) return text;
  return accepted({ body: read, text: text.value, mentionedMemberIds: mentionsIn(read) });
}

/** As it was sent or answered; undefined for what is no comment. */
export function readCommentBody(input: unknown): CommentBody | undefined {
  try {
    return decode(body, input);
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}

function blockOfDepth(depth: number): Codec<CommentNode> {
  if (depth === 0) return tagged('type', { paragraph, codeBlock });
  const inner = blockOfDepth(depth - 1);
  const items = array(tagged('type', { listItem: object({ content: array(inner) }) }));
  return tagged('type', {
    paragraph,
    codeBlock,
    blockquote: object({ content: array(inner) }),
    bulletList: object({ content: items }),
    orderedList: object({ content: items }),
  });
}

/** The words of a comment, a line for each block. */
export function commentText({ type, text = '', attrs = {}, content = [] }: CommentNode): string {
  if (type === 'text') return text;
  if (type === 'hardBreak') return '\n';
  if (type === 'mention') return `@${attrs.label}`;
  return content.map(commentText).join(type === 'paragraph' || type === 'codeBlock' ? '' : '\n');
}

/** Members whom a comment names, each once. */
export function mentionsIn({ type, attrs = {}, content = [] }: CommentNode): string[] {
  const own = type === 'mention' && attrs.kind === 'member' && attrs.id !== undefined ? [attrs.id] : [];
  return [...new Set([...own, ...content.flatMap(mentionsIn)])];
}

/** The database refuses null characters and halves of a character in JSON. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function isSafeHref(text: string): boolean {
  if (parseWebAddress(text) !== undefined) return true;
  // A page of ours: a second slash or a backslash would leave for another host.
  return /^(?:mailto:|\/(?!\/))[^\s<>"'`\\\p{Cc}\p{Cf}]{1,2000}$/u.test(text);
}
