import { Heading as BaseHeading } from '@tiptap/extension-heading';
import { integer } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

export const Heading = BaseHeading.extend({
  addAttributes() {
    return defineAttributes({
      level: { type: integer(1, 3), default: 1, rendered: false, parse: (element) => levelOf(element) },
    });
  },
  /** Deeper headings of other programs become our smallest. */
  parseHTML() {
    return ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag }));
  },
}).configure({ levels: [1, 2, 3] });

function levelOf(element: HTMLElement): number {
  return Math.min(3, Number(element.tagName.slice(1)) || 1);
}
