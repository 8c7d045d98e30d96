import { Fragment, type Node, type NodeType } from '@tiptap/pm/model';
import { mentionText } from '#editor/nodes/mention.ts';
import { documentSchema } from '#editor/schema/document-schema.ts';

/** Arranges nodes so that the type can hold them: wraps what needs a wrapper, unwraps what has no place. */
export function fitContent(type: NodeType, nodes: readonly Node[]): Fragment {
  return type.inlineContent ? fitInline(type, nodes) : fitBlocks(type, nodes);
}

function fitInline(type: NodeType, nodes: readonly Node[]): Fragment {
  const lines = nodes.flatMap((node, index) => {
    const parts = node.isInline ? [node] : inlineParts(node);
    const isNextLine = index > 0 && (node.isBlock || nodes[index - 1]?.isBlock === true) && parts.length > 0;
    return isNextLine ? [lineBreak(), ...parts] : parts;
  });
  const isCode = type.spec.code === true;
  return Fragment.fromArray(
    lines.flatMap((node) => {
      const fitting = isCode && !node.isText ? documentSchema().text(textInCode(node)) : node;
      return type.contentMatch.matchType(fitting.type)
        ? [fitting.mark(type.allowedMarks(fitting.marks))]
        : [];
    }),
  );
}

function inlineParts(block: Node): Node[] {
  const parts: Node[] = [];
  block.descendants((node) => {
    if (node.isInline) parts.push(node);
    return true;
  });
  return parts;
}

function lineBreak(): Node {
  return documentSchema().node('hardBreak');
}

function textInCode(node: Node): string {
  return node.type.name === 'mention' ? mentionText(node.attrs) : '\n';
}

function fitBlocks(type: NodeType, nodes: readonly Node[]): Fragment {
  const fitted: Node[] = [];
  let match = type.contentMatch;
  const waiting = paragraphsOf(nodes).toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const direct = match.matchType(node.type);
    const wrapping = direct ? undefined : match.findWrapping(node.type);
    const outer = wrapping?.[0];
    if (direct) {
      fitted.push(node);
      match = direct;
    } else if (wrapping && outer) {
      fitted.push(wrap(wrapping, node));
      match = match.matchType(outer) ?? match;
    } else {
      waiting.push(...paragraphsOf(childrenOf(node)).toReversed());
    }
  }
  return Fragment.fromArray(fitted).append(match.fillBefore(Fragment.empty, true) ?? Fragment.empty);
}

/** Runs of text and other inline nodes between blocks become paragraphs. */
function paragraphsOf(nodes: readonly Node[]): Node[] {
  const blocks: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push(documentSchema().node('paragraph', null, Fragment.fromArray(line)));
    line = [];
  };
  for (const node of nodes) {
    if (node.isInline) line.push(node);
    else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}

function wrap(wrapping: readonly NodeType[], node: Node): Node {
  return wrapping.toReversed().reduce((inner, type) => type.create(null, inner), node);
}

function childrenOf(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, index) => node.child(index));
}
