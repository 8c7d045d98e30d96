import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { cleanDocument } from './check/clean-document.ts';
import { parseDocument } from './check/check-document.ts';
import { fromHtml } from './html/from-html.ts';
import { readHtmlOnServer } from './html/server-html-reader.ts';
import { toHtml } from './html/to-html.ts';
import { fromMarkdown } from './markdown/from-markdown.ts';
import { toMarkdown } from './markdown/to-markdown.ts';
import { documentSchema } from './schema/document-schema.ts';
import { anyDocument, htmlDocument, markdownDocument } from './testing/any-document.ts';
import { fromYDoc } from './yjs/from-y-doc.ts';
import { replaceYDoc } from './yjs/edit-y-doc.ts';
import { toYUpdate } from './yjs/to-y-update.ts';

describe('a document comes back as it was', () => {
  test('from the check and from cleaning', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(parseDocument(document)).toEqual({ ok: true, value: document });
        expect(cleanDocument(document)).toEqual(document);
      }),
      { numRuns: 30 },
    );
  });

  test('from Yjs', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const shared = new Y.Doc();
        Y.applyUpdate(shared, toYUpdate(document));
        expect(fromYDoc(shared)).toEqual(document);
      }),
      { numRuns: 30 },
    );
  });

  test('from Yjs after another version was restored over it', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (before, after) => {
        const shared = new Y.Doc();
        Y.applyUpdate(shared, toYUpdate(before));
        replaceYDoc(shared, after);
        expect(fromYDoc(shared)).toEqual(after);
      }),
      { numRuns: 30 },
    );
  });

  test('from HTML', () => {
    fc.assert(
      fc.property(htmlDocument, (document) => {
        const html = toHtml(document, { keepData: true });
        expect(fromHtml(html, readHtmlOnServer)).toEqual(document);
      }),
      { numRuns: 30 },
    );
  });

  test('from Markdown, as far as Markdown can say it', () => {
    fc.assert(
      fc.property(markdownDocument, (document) => {
        expect(fromMarkdown(toMarkdown(document))).toEqual(document);
      }),
      { numRuns: 60 },
    );
  });
});

test('an empty Yjs document is an empty document', () => {
  expect(fromYDoc(new Y.Doc())).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});

test('every attribute of every node and mark is validated', () => {
  const { nodes, marks } = documentSchema();
  for (const type of [...Object.values(nodes), ...Object.values(marks)]) {
    for (const [name, spec] of Object.entries(type.spec.attrs ?? {})) {
      const { validate } = spec;
      expect([type.name, name, typeof validate]).toEqual([type.name, name, 'function']);
      if (typeof validate !== 'function') continue;
      for (const hostile of [['script', { src: '//evil' }], { onerror: 'x' }, [[0]], () => 1, undefined]) {
        expect(() => validate(hostile)).toThrow(RangeError);
      }
    }
  }
});
