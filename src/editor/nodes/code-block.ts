import { CodeBlock as BaseCodeBlock } from '@tiptap/extension-code-block';
import { pattern } from '#editor/attributes/attribute-type.ts';
import { defineAttributes } from '#editor/attributes/define-attributes.ts';

export const codeLanguage = pattern('the name of a language', /^[\w+#.-]+$/, 40);

/** Text in code can be highlighted and commented, but not styled. */
export const CodeBlock = BaseCodeBlock.extend({
  marks: 'highlight inlineComment',
  addAttributes() {
    return defineAttributes({
      language: {
        type: codeLanguage,
        default: null,
        rendered: false,
        parse: (element) => languageOf(element),
      },
    });
  },
  renderHTML({ node }) {
    const { language } = node.attrs;
    return ['pre', ['code', codeLanguage.holds(language) ? { class: `language-${language}` } : {}, 0]];
  },
});

function languageOf(element: HTMLElement): string | undefined {
  const names = `${element.className} ${element.querySelector('code')?.className ?? ''}`;
  return /(?:^|\s)language-([\w+#.-]+)/.exec(names)?.[1];
}
