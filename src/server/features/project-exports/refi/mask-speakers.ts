import { contactHidden } from '#domain/text/display-names.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** A speaker by the name of a contact is that contact: one who is hidden in the list is hidden here. */
export function maskSpeakers(content: DocumentJson, names: readonly string[]): DocumentJson {
  if (names.length === 0) return content;
  const hidden = new Set(names.map(foldName));
  return { ...content, content: (content.content ?? []).map((node) => mask(node, hidden)) };
}

function mask(node: NodeJson, hidden: ReadonlySet<string>): NodeJson {
  const name = node.type === 'utterance' ? node.attrs?.['speakerName'] : undefined;
  const isHidden = typeof name === 'string' && hidden.has(foldName(name));
  return {
    ...node,
    ...(isHidden && { attrs: { ...node.attrs, speakerName: contactHidden } }),
    ...(node.content && { content: node.content.map((child) => mask(child, hidden)) }),
  };
}

/** As names are compared. */
export function foldName(name: string): string {
  return name.trim().toLowerCase();
}
