import { Mark } from '@tiptap/core';
import { hexColor } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

export const TextColor = colorMark('textColor', 'color');
export const BackgroundColor = colorMark('backgroundColor', 'background-color');

function colorMark(name: string, property: 'color' | 'background-color') {
  return Mark.create({
    name,
    addAttributes() {
      return defineAttributes({
        color: {
          type: hexColor,
          default: null,
          required: true,
          rendered: false,
          parse: (element) => colorIn(element, property),
        },
      });
    },
    parseHTML() {
      const isColored = (span: HTMLElement) => colorIn(span, property) !== undefined;
      return [{ tag: 'span[style]', consuming: false, getAttrs: (span) => (isColored(span) ? null : false) }];
    },
    renderHTML({ mark }) {
      const { color } = mark.attrs;
      return ['span', hexColor.holds(color) ? { style: `${property}: ${color}` } : {}, 0];
    },
  });
}

/** Read from the text of the attribute: what a style object answers differs from browser to browser. */
function colorIn(element: HTMLElement, property: string): string | undefined {
  const style = element.getAttribute('style') ?? '';
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim().toLowerCase() === property) {
      return hexColor.fromHtml(declaration.slice(colon + 1).trim());
    }
  }
  return undefined;
}
