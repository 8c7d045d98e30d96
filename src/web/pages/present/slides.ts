import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** One screen of a presentation: what stands under a heading, the heading included. */
export type Slide = { readonly document: DocumentJson };

/** Headings of the first two levels start a new slide; what stands before the first is a slide too. */
export function slidesOf(content: unknown): Slide[] {
  const blocks = cleanDocument(content).content ?? [];
  const groups: NodeJson[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!last || startsSlide(block)) groups.push([block]);
    else last.push(block);
  }
  return groups.filter(saysSomething).map((group) => ({ document: { type: 'doc', content: group } }));
}

function startsSlide({ type, attrs }: NodeJson): boolean {
  return type === 'heading' && Number(attrs?.['level'] ?? 1) <= 2;
}

function saysSomething(group: readonly NodeJson[]): boolean {
  return group.some(({ type, content = [] }) => type !== 'paragraph' || content.length > 0);
}
