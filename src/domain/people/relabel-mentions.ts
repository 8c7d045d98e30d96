import { contactLabel } from './contact-label.ts';

/** A part of a document or of a comment, as far as mentions are concerned. */
type Part = {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly Part[];
};
type Mentioned = { readonly kind: unknown; readonly id: unknown };

/** The same document with other labels; undefined leaves a label as it is. */
export function relabelMentions<T extends Part>(
  part: T,
  labelOf: (mentioned: Mentioned) => string | undefined,
): T {
  if (part.type === 'mention') {
    const label = labelOf({ kind: part.attrs?.['kind'], id: part.attrs?.['id'] });
    return label === undefined ? part : { ...part, attrs: { ...part.attrs, label } };
  }
  if (!part.content?.length) return part;
  return { ...part, content: part.content.map((child) => relabelMentions(child, labelOf)) };
}

/** As it is stored: no mention carries the name of a contact. */
export function withoutContactNames<T extends Part>(part: T): T {
  return relabelMentions(part, ({ kind }) => (kind === 'person' ? contactLabel : undefined));
}

/** As one reader may know it: each mentioned contact by the name of today. */
export function nameContacts<T extends Part>(part: T, nameOf: (id: string) => string): T {
  return relabelMentions(part, ({ kind, id }) =>
    kind === 'person' && typeof id === 'string' ? nameOf(id) : undefined,
  );
}

/** The contacts that it mentions, each once. */
export function contactsMentionedIn(part: Part): string[] {
  const ids = new Set<string>();
  const visit = ({ type, attrs, content = [] }: Part): void => {
    const id = attrs?.['id'];
    if (type === 'mention' && attrs?.['kind'] === 'person' && typeof id === 'string') ids.add(id);
    for (const child of content) visit(child);
  };
  visit(part);
  return [...ids];
}
