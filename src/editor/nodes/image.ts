import { Image as BaseImage } from '@tiptap/extension-image';
import { identifier, integer, source, text } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';
import { readSource } from '#editor/attributes/safe-url.ts';

export const smallestShare = 10;

export const Image = BaseImage.extend({
  atom: true,
  addAttributes() {
    return defineAttributes({
      src: { type: source, default: null, required: true, html: 'src' },
      fileId: { type: identifier, default: null },
      alt: { type: text(2000), default: null, html: 'alt' },
      title: { type: text(2000), default: null, html: 'title' },
      width: { type: integer(1, 20_000), default: null, html: 'width' },
      height: { type: integer(1, 20_000), default: null, html: 'height' },
      caption: { type: text(2000), default: null },
      /** Of the width of the text, in percent; null for as wide as it is, at most the whole. */
      share: { type: integer(smallestShare, 100), default: null },
    });
  },
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (image) => (isShownImage(image) ? null : false) }];
  },
  /** Without a safe address there is nothing to show but its description. */
  renderHTML({ node, HTMLAttributes }) {
    const { src } = node.attrs;
    return source.holds(src) ? ['img', HTMLAttributes] : ['span', { class: 'missing' }];
  },
});

/** Pictures of one pixel count readers; nobody looks at them. */
export function isShownImage(image: HTMLElement): boolean {
  const sizes = ['width', 'height'].map((side) => image.getAttribute(side));
  return (
    readSource(image.getAttribute('src') ?? '') !== undefined &&
    !sizes.some((size) => size !== null && /^[0-2](?:px)?$/.test(size))
  );
}
