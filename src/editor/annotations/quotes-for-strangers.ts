import { mentionForStrangers, type ShownNames } from '#editor/nodes/mention.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { documentSchema } from '#editor/schema/document-schema.ts';
import { describeHighlights } from './describe-highlights.ts';

/** The texts of a document's highlights by id, with what a stranger may know in place of each mention. */
export function quotesForStrangers(document: DocumentJson, names: ShownNames): Map<string, string> {
  const node = documentSchema().nodeFromJSON(withoutNames(document, names));
  return new Map([...describeHighlights(node)].map(([id, { text }]) => [id, text]));
}

function withoutNames(node: NodeJson, names: ShownNames): NodeJson {
  if (node.type === 'mention') {
    const label = mentionForStrangers(node.attrs?.['kind'], names);
    return label === undefined ? node : { ...node, attrs: { ...node.attrs, label } };
  }
  return node.content ? { ...node, content: node.content.map((child) => withoutNames(child, names)) } : node;
}
