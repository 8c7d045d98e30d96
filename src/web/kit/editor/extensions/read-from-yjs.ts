import { Extension, type Content, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
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
    addProseMirrorPlugins: () => [reactBlockPlugin()],
  });
}

/**
 * React's binding makes the editor draw everything again once it can show React blocks. A long document would be half
 * a second late, so only those blocks are drawn again: they get a decoration, which the ones drawn before don't have.
 */
function drawOnce(editor: Editor): void {
  editor.createNodeViews = () => {
    if (hasReactBlock(editor.state.doc)) editor.view.dispatch(editor.state.tr.setMeta(reactReady, true));
  };
}

const reactReady = new PluginKey<DecorationSet>('reactReady');
const reactBlocks: ReadonlySet<string> = new Set([
  'referenceCard',
  'insightFeed',
  'file',
  'audioVideo',
  'image',
]);

function reactBlockPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: reactReady,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, known) => {
        if (tr.getMeta(reactReady) !== true) return known.map(tr.mapping, tr.doc);
        const blocks: Decoration[] = [];
        tr.doc.descendants((node, position) => {
          if (reactBlocks.has(node.type.name))
            blocks.push(Decoration.node(position, position + node.nodeSize, {}));
          return !node.isTextblock;
        });
        return DecorationSet.create(tr.doc, blocks);
      },
    },
    props: { decorations: (state) => reactReady.getState(state) },
  });
}

function hasReactBlock(document: Node): boolean {
  let isFound = false;
  document.descendants((node) => {
    if (reactBlocks.has(node.type.name)) isFound = true;
    return !isFound && !node.isTextblock;
  });
  return isFound;
}
