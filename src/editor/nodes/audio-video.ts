import { Node } from '@tiptap/core';
import { audioVideoTypes } from '#domain/highlights/highlight.ts';
import { identifier, oneOf, seconds, text } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';
import { filePage } from './file-page.ts';

export const audioVideoTabs = ['Original', 'HighlightsOnly'] as const;
export type AudioVideoTab = (typeof audioVideoTabs)[number];

/** A recording with its player. The transcript is beside it as utterances. */
export const AudioVideo = Node.create({
  name: 'audioVideo',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return defineAttributes({
      fileId: { type: identifier, default: null, required: true },
      name: { type: text(1000), default: '' },
      media: { type: oneOf(audioVideoTypes), default: 'AV' },
      duration: { type: seconds, default: null },
      tab: { type: oneOf(audioVideoTabs), default: 'Original' },
    });
  },
  parseHTML() {
    return [{ tag: 'div[data-type="audioVideo"]' }];
  },
  renderHTML({ node, HTMLAttributes }) {
    const { fileId, name } = node.attrs;
    const label = typeof name === 'string' && name !== '' ? name : 'Untitled recording';
    const href = identifier.holds(fileId) ? { href: filePage(fileId) } : {};
    return [
      'div',
      { 'data-type': 'audioVideo', class: 'audio-video', ...HTMLAttributes },
      ['a', href, label],
    ];
  },
});
