import { parseCommentBody, type ReadComment } from '#domain/comments/comment-body.ts';

type Said = { readonly title: string; readonly text: string };

/** A comment with the name of a memo above its words. Undefined for what no comment can hold. */
export function commentOf({ title, text }: Said): ReadComment | undefined {
  const name = clean(title);
  const lines = clean(text).split(/\r\n|\n|\r/);
  const heading = { type: 'paragraph', content: [{ type: 'text', text: name, marks: [{ type: 'bold' }] }] };
  const read = parseCommentBody({
    type: 'doc',
    content: [
      ...(name === '' ? [] : [heading]),
      ...lines.map((line) => ({
        type: 'paragraph',
        ...(line !== '' && { content: [{ type: 'text', text: line }] }),
      })),
    ],
  });
  return read.ok && clean(text) !== '' ? read.value : undefined;
}

function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim();
}
