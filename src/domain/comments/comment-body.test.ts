import { describe, expect, test } from 'vitest';
import { parseCommentBody } from './comment-body.ts';

const ana = '018f4b6e-0000-7000-8000-00000000000a';
const ben = '018f4b6e-0000-7000-8000-00000000000b';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const mention = (id: string, label: string, kind = 'member') => ({
  type: 'mention',
  attrs: { kind, id, label },
});
const list = (...items: unknown[]) => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
});

describe('a comment’s body', () => {
  test('keeps what comments can have, with its plain text and the people it names', () => {
    const body = doc(
      paragraph(text('Hello '), mention(ana, 'Ana'), { type: 'hardBreak' }, text('look', { type: 'bold' })),
      list(paragraph(text('one')), list(paragraph(mention(ben, 'Ben'), mention(ana, 'Ana')))),
      { type: 'blockquote', content: [paragraph(mention(ben, 'A note', 'note'))] },
      { type: 'codeBlock', content: [text('x = 1')] },
    );
    expect(parseCommentBody(body)).toEqual({
      ok: true,
      value: {
        body,
        text: 'Hello @Ana\nlook\none\n@Ben@Ana\n@A note\nx = 1',
        mentionedMemberIds: [ana, ben],
      },
    });
  });

  test('drops attributes that nobody asked for', () => {
    const hostile = {
      ...doc({ ...paragraph({ ...text('hi'), onclick: 'x()' }), attrs: { style: ['script', { src: 'x' }] } }),
      attrs: { a: 1 },
    };
    expect(parseCommentBody(hostile)).toMatchObject({ value: { body: doc(paragraph(text('hi'))) } });
  });

  test.each([
    ['https://example.com/a?b#c', true],
    ['mailto:ana@example.com', true],
    ['/data/abc#c=1', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['https://good.example\\@evil.example', false],
  ])('a link to %s: %s', (href, ok) => {
    const body = doc(paragraph(text('look', { type: 'link', attrs: { href } })));
    expect(parseCommentBody(body).ok).toBe(ok);
  });

  test.each([
    ['another node', doc({ type: 'image', attrs: { src: 'https://a.example/x.png' } })],
    ['another mark', doc(paragraph(text('a', { type: 'textStyle', attrs: { color: 'red' } })))],
    ['an attribute that is a list', doc(paragraph(text('a', { type: 'link', attrs: { href: ['x'] } })))],
    ['a mention of no id', doc(paragraph(mention('ana', 'Ana')))],
    ['a null character', doc(paragraph(text('a\0')))],
    ['half a character', doc(paragraph(text('a\ud800')))],
    ['no document', paragraph(text('a'))],
    ['a text', 'hello'],
    ['nothing', null],
    ['a prototype', JSON.parse('{"__proto__":{"type":"doc","content":[]}}')],
  ])('refuses %s', (_, body) => {
    expect(parseCommentBody(body)).toEqual({
      ok: false,
      message: 'This comment has content that comments can’t have',
    });
  });

  test('refuses lists that go too deep, however deep', () => {
    let inner: unknown = paragraph(text('a'));
    for (let depth = 0; depth < 5; depth += 1) inner = list(inner);
    expect(parseCommentBody(doc(inner)).ok).toBe(true);
    for (let depth = 0; depth < 20_000; depth += 1) inner = list(inner);
    expect(parseCommentBody(doc(inner)).ok).toBe(false);
  });

  test.each([
    ['', 'Comment must not be empty'],
    [' \n ', 'Comment must not be empty'],
    ['x'.repeat(10_001), 'Comment must be at most 10,000 characters'],
  ])('a text of its own length: %.5s', (words, message) => {
    const body = doc(words === '' ? { type: 'paragraph' } : paragraph(text(words)));
    expect(parseCommentBody(body)).toEqual({ ok: false, message });
  });
});
