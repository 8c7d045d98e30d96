import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { describeHighlights, type DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import { cleanDocument } from '#editor/check/clean-document.ts';
import { asNode } from '#editor/schema/as-node.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { toText } from '#editor/text/to-text.ts';
import type { PlainBlock } from '#editor/yjs/plain-y-update.ts';
import { toYUpdate } from '#editor/yjs/to-y-update.ts';
import { placeQuotes } from '#server/features/project-imports/index.ts';
import type { PreparedContent } from '#server/kernel/documents/index.ts';
import type { Quote } from '../table/read-rows.ts';

export type PlacedQuote = {
  readonly id: string;
  readonly described: DescribedHighlight;
  readonly tags: readonly string[];
};

type Row = {
  readonly blocks: readonly PlainBlock[];
  readonly title: string;
  readonly quotes: readonly Quote[];
  readonly newId: () => string;
};

/** The text of a row with its highlights in it. Words that the text hasn’t are added to it; tags of no words are on all of it. */
export function placeRowQuotes({
  blocks,
  title,
  quotes,
  newId,
}: Row): Parsed<PreparedContent & { highlights: PlacedQuote[] }> {
  const counted = checkCount(countLimits.importDocumentHighlights, quotes.length);
  if (!counted.ok) return counted;
  const all = quotes.map(({ text, tags }) => ({ id: newId(), text, tags }));
  const worded = all.flatMap(({ id, text }) => (text === null ? [] : [{ guid: id, quote: text }]));
  const own = blocks.map(blockOf);
  const placed = own.length === 0 ? [] : (cleanDocument(placeQuotes(docOf(own), worded)).content ?? []);
  const found = placed.length === 0 ? undefined : describeHighlights(asNode(docOf(placed)));
  const added = worded.filter(({ guid }) => !found?.has(guid)).flatMap(paragraphsOf);
  let content = [...placed, ...added];
  if (content.length === 0 && title !== '') content = [blockOf({ type: 'paragraph', text: title })];
  for (const { id, text } of all) if (text === null) content = content.map((node) => marked(node, id));
  if (content.length === 0) return refused('There are no words to tag in this row');
  const node = asNode(docOf(content));
  const described = describeHighlights(node);
  return accepted({
    state: toYUpdate(node),
    text: toText(node).text,
    highlights: all.flatMap(({ id, tags }) => {
      const one = described.get(id);
      return one ? [{ id, described: one, tags }] : [];
    }),
  });
}

function docOf(content: readonly NodeJson[]): DocumentJson {
  return { type: 'doc', content: [...content] };
}

function blockOf({ type, text }: PlainBlock): NodeJson {
  const content = text === '' ? {} : { content: [{ type: 'text', text }] };
  return { type, ...(type === 'heading' && { attrs: { level: 2 } }), ...content };
}

function paragraphsOf({ guid, quote }: { guid: string; quote: string }): NodeJson[] {
  return quote
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((text) => marked(blockOf({ type: 'paragraph', text }), guid));
}

function marked(node: NodeJson, id: string): NodeJson {
  if (node.type === 'text')
    return { ...node, marks: [...(node.marks ?? []), { type: 'highlight', attrs: { id } }] };
  return { ...node, ...(node.content && { content: node.content.map((child) => marked(child, id)) }) };
}
