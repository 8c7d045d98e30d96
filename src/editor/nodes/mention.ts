import { Node } from '@tiptap/core';
import { identifier, oneOf, text } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

export const mentionKinds = ['person', 'member', 'note', 'insight', 'highlight', 'tag', 'project'] as const;
export type MentionKind = (typeof mentionKinds)[number];

/** `label` is what the writer saw; a reader who may know the thing sees its name of today. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes() {
    return defineAttributes({
      kind: { type: oneOf(mentionKinds), default: 'member' },
      id: { type: identifier, default: null, required: true },
      label: { type: text(300), default: '' },
    });
  },
  parseHTML() {
    return [{ tag: 'span[data-type="mention"]' }];
  },
  renderHTML({ node, HTMLAttributes }) {
    return ['span', { 'data-type': 'mention', class: 'mention', ...HTMLAttributes }, mentionText(node.attrs)];
  },
  renderText({ node }) {
    return mentionText(node.attrs);
  },
});

export function mentionText(attributes: Readonly<Record<string, unknown>>): string {
  const { label } = attributes;
  return `@${typeof label === 'string' && label !== '' ? label : 'unknown'}`;
}

/** Whose names are shown: everybody's and all titles, people's only, or nobody's. */
export type ShownNames = 'all' | 'people' | 'none';

/** What a mention is called is a title of today or of once: strangers get only what kind of thing it is. */
export function mentionForStrangers(kind: unknown, names: ShownNames): string | undefined {
  const isPerson = kind === 'member' || kind === 'person';
  if (names === 'all' || (isPerson && names === 'people')) return undefined;
  return isPerson ? 'someone' : String(kind);
}
