import type { NodeJson } from '#editor/schema/document-json.ts';

/** The names of those who speak in a document, each once, in the order in which they begin. */
export function speakerNames(document: NodeJson): string[] {
  return [...new Set(namesIn(document))];
}

function namesIn({ type, attrs, content = [] }: NodeJson): string[] {
  const name = type === 'utterance' ? attrs?.['speakerName'] : undefined;
  const own = typeof name === 'string' && name.trim() !== '' ? [name.trim()] : [];
  return [...own, ...content.flatMap(namesIn)];
}
