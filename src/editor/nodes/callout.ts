import { Node } from '@tiptap/core';
import { oneOf } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

/** GitHub's five alerts, so that a callout survives as Markdown. */
export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type CalloutKind = (typeof calloutKinds)[number];
export const calloutKind = oneOf(calloutKinds);

export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes() {
    return defineAttributes({ kind: { type: calloutKind, default: 'note' } });
  },
  parseHTML() {
    return [{ tag: 'div[data-type="callout"]' }];
  },
  renderHTML({ node, HTMLAttributes }) {
    const { kind } = node.attrs;
    const name = calloutKind.holds(kind) ? kind : 'note';
    return ['div', { 'data-type': 'callout', class: `callout callout-${name}`, ...HTMLAttributes }, 0];
  },
});
