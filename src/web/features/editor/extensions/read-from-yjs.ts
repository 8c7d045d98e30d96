import { Extension, type Content, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
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
      drawOnce(this.editor);
    },
  });
}

/**
 * React's binding makes the editor draw everything anew once it can show React blocks. A document without any has
 * nothing to gain, and a long one is half a second late; blocks that come later find React in place.
 */
function drawOnce(editor: Editor): void {
  const drawAgain = editor.createNodeViews.bind(editor);
  editor.createNodeViews = () => {
    if (hasReactBlock(editor.state.doc)) drawAgain();
  };
}

const reactBlocks: ReadonlySet<string> = new Set(['referenceCard', 'insightFeed']);

function hasReactBlock(document: Node): boolean {
  let isFound = false;
  document.descendants((node) => {
    if (reactBlocks.has(node.type.name)) isFound = true;
    return !isFound && !node.isTextblock;
  });
  return isFound;
}
