import { Extension, type Content } from '@tiptap/core';
import { initProseMirrorDoc } from '@tiptap/y-tiptap';
import type { XmlFragment } from 'yjs';

/**
 * The editor starts with the document in place. The binding's own way is an empty editor whose content is replaced
 * at once, which draws a long note twice.
 */
export function readFromYjs(fragment: XmlFragment, sync: { mapping?: Map<never, never> }): Extension {
  return Extension.create({
    name: 'readFromYjs',
    priority: 2000,
    onBeforeCreate() {
      if (fragment.length === 0) return;
      const { doc, mapping } = initProseMirrorDoc(fragment, this.editor.schema);
      // Tiptap takes a ready document as it is, whatever its type says.
      this.editor.options.content = doc as unknown as Content;
      sync.mapping = mapping as Map<never, never>;
    },
  });
}
