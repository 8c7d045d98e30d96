import { Node } from '@tiptap/core';
import { cardKinds, cardLayouts, cardOrientations } from '#editor/cards/card-properties.ts';
import { flag, identifier, oneOf, pattern } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

export const cardKind = oneOf(cardKinds);

/** Holds only which thing it shows and how: its content is read again for each viewer, as far as they may see it. */
export const ReferenceCard = Node.create({
  name: 'referenceCard',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return defineAttributes({
      kind: { type: cardKind, default: 'note' },
      id: { type: identifier, default: null, required: true },
      orientation: { type: oneOf(cardOrientations), default: 'landscape' },
      layout: { type: oneOf(cardLayouts), default: 'full' },
      hidden: { type: pattern('names with commas', /^(?:[A-Za-z]+(?:,[A-Za-z]+)*)?$/, 500), default: '' },
      collapsed: { type: flag, default: false },
    });
  },
  parseHTML() {
    return [{ tag: 'div[data-type="referenceCard"]' }];
  },
  renderHTML({ node, HTMLAttributes }) {
    return [
      'div',
      { 'data-type': 'referenceCard', class: 'reference-card', ...HTMLAttributes },
      cardName(node.attrs),
    ];
  },
});

/** For where the thing itself is unknown. */
export function cardName(attributes: Readonly<Record<string, unknown>>): string {
  const { kind } = attributes;
  const name = cardKind.holds(kind) ? kind : 'note';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
