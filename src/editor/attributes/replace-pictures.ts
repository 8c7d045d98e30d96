import type { NodeJson } from '#editor/schema/document-json.ts';

/** Another node in the place of each picture that has one by its address; the others stay. */
export function replacePictures(
  nodes: readonly NodeJson[],
  replacementFor: (src: string, picture: NodeJson) => NodeJson | undefined,
): NodeJson[] {
  return nodes.map((node) => {
    const src = node.type === 'image' ? node.attrs?.['src'] : undefined;
    const other = typeof src === 'string' ? replacementFor(src, node) : undefined;
    if (other) return other;
    return { ...node, ...(node.content && { content: replacePictures(node.content, replacementFor) }) };
  });
}
