import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { cleanDocument } from './check/clean-document.ts';
import { parseDocument } from './check/check-document.ts';
import { readHtmlOnServer } from './html/server-html-reader.ts';
import { toHtml } from './html/to-html.ts';
import { toMarkdown } from './markdown/to-markdown.ts';
import type { DocumentJson, NodeJson } from './schema/document-json.ts';
import { documentSchema } from './schema/document-schema.ts';
import { toText } from './text/to-text.ts';
import { active, expectInert } from './testing/expect-inert.ts';
import { fromYDoc } from './yjs/from-y-doc.ts';
import { readFragment } from './yjs/read-fragment.ts';

const script = ['script', { src: '//evil.example/x.js' }];
const badAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://a/b',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://a.b/"onmouseover="alert(1)',
];

const text = (value: string, ...marks: NonNullable<NodeJson['marks']>): NodeJson => ({
  type: 'text',
  text: value,
  marks,
});
const paragraph = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });
const doc = (...content: NodeJson[]): DocumentJson => ({ type: 'doc', content });

const hostile: readonly (readonly [string, DocumentJson])[] = [
  ...badAddresses.flatMap((address): [string, DocumentJson][] => [
    [`link ${address}`, doc(paragraph(text('x', { type: 'link', attrs: { href: address } })))],
    [`image ${address}`, doc({ type: 'image', attrs: { src: address } })],
    [`embed ${address}`, doc({ type: 'embed', attrs: { url: address } })],
  ]),
  ['embed of an unlisted host', doc({ type: 'embed', attrs: { url: 'https://evil.example/x' } })],
  ['a file outside the files', doc({ type: 'image', attrs: { src: '/api/delete' } })],
  ['a way out of the files', doc({ type: 'image', attrs: { src: '/files/../api/x' } })],
  ['heading level as markup', doc({ type: 'heading', attrs: { level: script } })],
  ['code language as markup', doc({ type: 'codeBlock', attrs: { language: '"><script>alert(1)</script>' } })],
  ['list start as markup', doc({ type: 'orderedList', attrs: { start: script }, content: [] })],
  ['callout kind as markup', doc({ type: 'callout', attrs: { kind: script }, content: [paragraph()] })],
  [
    'callout kind with quotes',
    doc({ type: 'callout', attrs: { kind: '" onclick="x' }, content: [paragraph()] }),
  ],
  ['mention label as markup', doc(paragraph({ type: 'mention', attrs: { id: 'a', label: script } }))],
  ['file name as markup', doc({ type: 'file', attrs: { fileId: 'a', name: script } })],
  ['file id with a path', doc({ type: 'file', attrs: { fileId: '../../x', name: 'a' } })],
  [
    'style in a colour',
    doc(paragraph(text('x', { type: 'textColor', attrs: { color: 'red;position:fixed' } }))),
  ],
  ['colour as an object', doc(paragraph(text('x', { type: 'textColor', attrs: { color: { a: 1 } } })))],
  ['a handler as an attribute', doc({ type: 'paragraph', attrs: { onclick: 'alert(1)' } })],
  ['a style as an attribute', doc({ type: 'paragraph', attrs: { style: 'position:fixed' } })],
  ['an unknown node', doc({ type: 'script', content: [text('alert(1)')] })],
  [
    'unknown nodes in each other',
    doc({ type: 'x', content: [{ type: 'y', content: [paragraph(text('kept'))] }] }),
  ],
  ['an unknown mark', doc(paragraph(text('x', { type: 'onclick' })))],
  ['a name of the prototype', doc({ type: '__proto__' }, { type: 'constructor' })],
  ['highlight id as markup', doc(paragraph(text('x', { type: 'highlight', attrs: { id: script } })))],
  [
    'column widths as markup',
    doc({
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { colwidth: script }, content: [paragraph()] }],
        },
      ],
    }),
  ],
  [
    'a card of another layout',
    doc({ type: 'referenceCard', attrs: { kind: 'note', id: 'a', layout: 'videoOnly' } }),
  ],
  ['word times as markup', doc({ type: 'utterance', attrs: { words: '<img src=x onerror=alert(1)>' } })],
];

test.each([
  '<script>x</script>',
  '<img src="x" onerror="x">',
  '<a href="javascript:x">',
  '<a href="//evil">',
  "<img src='data:x'>",
  '<p style="position: fixed">',
  '[x](javascript:alert(1))',
])('the measure finds %s', (bad) => {
  expect(bad).toMatch(active);
});

describe('a hostile document', () => {
  test.each(hostile)('%s is refused as JSON, and inert in every output', (_, document) => {
    const parsed = parseDocument(document);
    expect(parsed.ok).toBe(false);
    expectInert(document);
    expect(parseDocument(cleanDocument(document)).ok).toBe(true);
    expectInert(cleanDocument(document));
  });

  test.each(hostile)('%s is seen in Yjs, read as something harmless, and not destroyed', (_, document) => {
    const shared = new Y.Doc();
    putUnchecked(shared, document);
    const before = Y.encodeStateAsUpdate(shared);
    expect(parseDocument(readFragment(shared)).ok).toBe(false);
    expectInert(fromYDoc(shared));
    expect(parseDocument(fromYDoc(shared)).ok).toBe(true);
    expect(Y.encodeStateAsUpdate(shared)).toEqual(before);
  });

  test.each(hostile)('%s is inert when an editor shows it unchecked', (_, document) => {
    const shown = unchecked(document);
    if (shown === undefined) return;
    const { ownerDocument } = readHtmlOnServer('');
    const page = ownerDocument.createElement('div');
    DOMSerializer.fromSchema(documentSchema()).serializeFragment(
      shown.content,
      { document: ownerDocument },
      page,
    );
    expect(page.innerHTML).not.toMatch(active);
    expect(toHtml(shown)).not.toMatch(active);
    expect(toHtml(shown, { keepData: true })).not.toMatch(active);
    expect(toMarkdown(shown)).not.toMatch(active);
  });

  test('keeps its words when its blocks are unknown', () => {
    const [, document] = hostile.find(([name]) => name === 'unknown nodes in each other') ?? [];
    expect(toText(cleanDocument(document)).text).toBe('kept');
  });

  test('is refused with a sentence that names the part', () => {
    expect(parseDocument(doc({ type: 'script' }))).toEqual({
      ok: false,
      message: 'Content has an unknown kind of part: “script”',
    });
    expect(parseDocument(doc({ type: 'bulletList', content: [paragraph()] }))).toEqual({
      ok: false,
      message: 'Content has something in a place where it can’t stand (in bulletList)',
    });
  });
});

describe('limits', () => {
  test('five million characters, counted as people count', () => {
    const fits = doc(paragraph(text(`${'a'.repeat(4_999_999)}😀`)));
    expect(parseDocument(fits).ok).toBe(true);
    expect(parseDocument(doc(paragraph(text('a'.repeat(5_000_000))), paragraph(text('b'))))).toEqual({
      ok: false,
      message: 'Content must be at most 5,000,000 characters',
    });
  });

  test('depth, also far beyond what the stack holds', () => {
    const nested = (depth: number) => {
      let node: NodeJson = paragraph(text('deep'));
      for (let level = 0; level < depth; level += 1) node = { type: 'blockquote', content: [node] };
      return doc(node);
    };
    expect(parseDocument(nested(55)).ok).toBe(true);
    for (const depth of [70, 50_000]) {
      expect(parseDocument(nested(depth)).ok).toBe(false);
      expect(toText(nested(depth)).text).toBe('deep');
      expect(parseDocument(cleanDocument(nested(depth))).ok).toBe(true);
    }
  });

  test('characters that no database keeps', () => {
    expect(parseDocument(doc(paragraph(text('a\u0000b')))).ok).toBe(false);
    expect(parseDocument(doc(paragraph(text('a\ud800b')))).ok).toBe(false);
    expect(toText(cleanDocument(doc(paragraph(text('a\u0000b\ud800'))))).text).toBe('ab\ufffd');
  });

  test.each([null, 1, 'x', [], {}, { type: 'doc', content: {} }, { type: 'doc', content: [null] }])(
    '%j is no document, but cleans to an empty one',
    (value) => {
      expect(parseDocument(value).ok).toBe(false);
      expect(parseDocument(cleanDocument(value)).ok).toBe(true);
    },
  );
});

/** As the Yjs binding builds it, which checks no attribute; nodes that the schema lacks never get that far. */
function unchecked(document: DocumentJson): Node | undefined {
  try {
    return documentSchema().nodeFromJSON(document);
  } catch {
    return undefined;
  }
}

/** As a client that checks nothing would write it. */
function putUnchecked(shared: Y.Doc, document: DocumentJson): void {
  const build = (node: NodeJson): Y.XmlElement | Y.XmlText => {
    if (node.type === 'text') {
      const value = new Y.XmlText();
      const marks = node.marks ?? [];
      value.insert(
        0,
        node.text ?? '',
        Object.fromEntries(marks.map(({ type, attrs }) => [type, attrs ?? {}])),
      );
      return value;
    }
    const element = new Y.XmlElement<Record<string, string>>(node.type);
    for (const [name, value] of Object.entries(node.attrs ?? {})) element.setAttribute(name, value as string);
    element.insert(0, (node.content ?? []).map(build));
    return element;
  };
  shared.getXmlFragment('content').insert(0, (document.content ?? []).map(build));
}
