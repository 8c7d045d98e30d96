import * as fc from 'fast-check';
import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson, MarkJson, NodeJson } from '#editor/schema/document-json.ts';

type Texts = fc.Arbitrary<string>;
type Marks = fc.Arbitrary<readonly MarkJson[]>;

/** Words that mean something to Markdown or HTML, in scripts that read both ways, and characters of several units. */
const words = fc.constantFrom(
  ...'plain résumé שלום 😀 👩🏽‍🔬 日本 a*b *x* _y_ __z__ `c` [l](u) <b> </p> &amp; & a|b ~~d~~ \\ # 1. 2) - + > = ~ ! !x (p) "q" it’s a.b, e, (x'.split(
    ' ',
  ),
);
const sentence: Texts = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const anyText: Texts = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !text.includes('\u0000') && text.isWellFormed());

const id = fc.constantFrom('a1', 'b2', 'c3', '0192f0c1-2b3c-7d4e-8f50-61728394a5b6');
const plainMarks = ['bold', 'italic', 'strike', 'underline', 'code'].map((type) => fc.constant({ type }));
const linkMark = fc
  .constantFrom('https://example.com/a?b=c&d=(e)', 'mailto:a@b.co', 'tel:+4912', '/files/x')
  .map((href) => ({ type: 'link', attrs: { href } }));
const ownMarks = [
  fc.constantFrom('#ff0000', '#00ff7f').map((color) => ({ type: 'textColor', attrs: { color } })),
  fc.constantFrom('#ffff00').map((color) => ({ type: 'backgroundColor', attrs: { color } })),
  id.map((value) => ({ type: 'highlight', attrs: { id: value } })),
  id.map((threadId) => ({ type: 'inlineComment', attrs: { threadId } })),
];
const markdownMarks: Marks = fc.array(fc.oneof(...plainMarks, linkMark), { maxLength: 2 });
const allMarks: Marks = fc.array(fc.oneof(...plainMarks, linkMark, ...ownMarks), { maxLength: 4 });

/** Whatever the schema allows, with any text. */
export const anyDocument: fc.Arbitrary<DocumentJson> = documentOf({
  texts: anyText,
  marks: allMarks,
  isRich: true,
});
/** The same with text whose blanks HTML keeps. */
export const htmlDocument: fc.Arbitrary<DocumentJson> = documentOf({
  texts: sentence,
  marks: allMarks,
  isRich: true,
});
/** What Markdown can say. */
export const markdownDocument: fc.Arbitrary<DocumentJson> = documentOf({
  texts: sentence,
  marks: markdownMarks,
  isRich: false,
});

type Kit = { texts: Texts; marks: Marks; isRich: boolean };

function documentOf(kit: Kit): fc.Arbitrary<DocumentJson> {
  return fc
    .array(blockOf(kit, 2), { minLength: 1, maxLength: 4 })
    .map((content) => cleanDocument({ type: 'doc', content }));
}

function blockOf(kit: Kit, depth: number): fc.Arbitrary<NodeJson> {
  const line = inlineOf(kit);
  const textblocks = [
    line.map((content) => ({ type: 'paragraph', content })),
    fc
      .tuple(fc.constantFrom(1, 2, 3), line)
      .map(([level, content]) => ({ type: 'heading', attrs: { level }, content })),
    fc.tuple(fc.constantFrom('js', null), kit.texts).map(([language, text]) => ({
      type: 'codeBlock',
      attrs: { language },
      content: [{ type: 'text', text }],
    })),
  ];
  const leaves = [
    fc.constant({ type: 'horizontalRule' }),
    fc
      .tuple(kit.texts, fc.option(kit.texts), fc.option(fc.integer({ min: 10, max: 100 })))
      .map(([alt, caption, share]) => ({
        type: 'image',
        attrs: {
          src: 'https://example.com/i.png',
          alt,
          ...(caption !== null && { caption }),
          ...(kit.isRich && share !== null && { share }),
        },
      })),
    ...(kit.isRich ? richLeaves(kit) : []),
  ];
  if (depth === 0) return fc.oneof(...textblocks, ...leaves);
  const inner = fc.array(blockOf(kit, depth - 1), { minLength: 1, maxLength: 2 });
  return fc.oneof(...textblocks, ...leaves, ...containers(kit, inner), tableOf(kit));
}

function inlineOf({ texts, marks, isRich }: Kit): fc.Arbitrary<readonly NodeJson[]> {
  const text = fc.tuple(texts, marks).map(([value, set]) => ({ type: 'text', text: value, marks: set }));
  const mention = id.map((value) => ({
    type: 'mention',
    attrs: { kind: 'person', id: value, label: 'contact' },
  }));
  const part = isRich ? fc.oneof({ weight: 5, arbitrary: text }, mention) : text;
  const separator = fc.constantFrom<NodeJson[]>([], [{ type: 'text', text: ' ' }], [{ type: 'hardBreak' }]);
  return fc
    .tuple(part, fc.array(fc.tuple(separator, part), { maxLength: 3 }))
    .map(([first, rest]) => [first, ...rest.flatMap(([between, next]) => [...between, next])]);
}

function containers(kit: Kit, inner: fc.Arbitrary<readonly NodeJson[]>): fc.Arbitrary<NodeJson>[] {
  const line = inlineOf(kit).map((content) => ({ type: 'paragraph', content }));
  const item = fc
    .tuple(line, fc.option(inner, { nil: [], freq: 2 }))
    .map(([first, rest]) => [first, ...rest]);
  const items = fc.array(item, { minLength: 1, maxLength: 2 });
  const list = (type: string, itemType: string, attrs?: NodeJson['attrs']) =>
    items.map((contents) => ({
      type,
      ...(attrs && { attrs }),
      content: contents.map((content) => ({ type: itemType, content })),
    }));
  return [
    list('bulletList', 'listItem'),
    list('orderedList', 'listItem', { start: 3 }),
    list('orderedList', 'listItem', { start: 1 }),
    list('taskList', 'taskItem'),
    inner.map((content) => ({ type: 'blockquote', content })),
    fc
      .tuple(fc.constantFrom('note', 'warning'), inner)
      .map(([kind, content]) => ({ type: 'callout', attrs: { kind }, content })),
    ...(kit.isRich
      ? [inner.map((content) => ({ type: 'columns', content: [column(content), column(content)] }))]
      : []),
  ];
}

function column(content: readonly NodeJson[]): NodeJson {
  return { type: 'column', content };
}

function tableOf(kit: Kit): fc.Arbitrary<NodeJson> {
  const row = (type: string) =>
    fc.array(inlineOf(kit), { minLength: 2, maxLength: 2 }).map((cells) => ({
      type: 'tableRow',
      content: cells.map((content) => ({ type, content: [{ type: 'paragraph', content }] })),
    }));
  return fc.tuple(row('tableHeader'), row('tableCell')).map((content) => ({ type: 'table', content }));
}

function richLeaves({ texts, marks }: Kit): fc.Arbitrary<NodeJson>[] {
  const said = fc.tuple(texts, marks).map(([text, set]) => ({
    type: 'utterance',
    attrs: { speakerId: 'a1', speakerName: 'Anna', start: 1.5, end: 4, words: '0aab.c 0bx.1?' },
    content: [{ type: 'text', text, marks: set }],
  }));
  return [
    said,
    id.map((fileId) => ({ type: 'file', attrs: { fileId, name: 'plan.pdf', size: 12 } })),
    id.map((fileId) => ({ type: 'audioVideo', attrs: { fileId, media: 'VIDEO', duration: 61.5 } })),
    fc.constant({ type: 'insightFeed', attrs: { count: 6 } }),
    fc.constant({ type: 'embed', attrs: { url: 'https://www.figma.com/file/x' } }),
    id.map((value) => ({
      type: 'referenceCard',
      attrs: { kind: 'highlight', id: value, layout: 'videoOnly', hidden: 'date,tags', collapsed: true },
    })),
  ];
}
