import { mentionForStrangers } from '#editor/nodes/mention.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** Files, what is said in recordings and what is shown of other things: they belong to the research, not to its form. */
const evidence = new Set(['utterance', 'audioVideo', 'file', 'image', 'referenceCard', 'insightFeed']);
const annotations = new Set(['highlight', 'inlineComment']);

/** How a document is set out, without evidence, annotations and anybody's name. The caller cleans what is left. */
export function withoutEvidence(document: DocumentJson): DocumentJson {
  return { type: 'doc', content: document.content?.flatMap(strip) ?? [] };
}

function strip({ marks, content, ...node }: NodeJson): readonly NodeJson[] {
  if (evidence.has(node.type)) return [];
  const left = marks?.filter(({ type }) => !annotations.has(type)) ?? [];
  const kept = left.length > 0 ? { marks: left } : {};
  if (node.type === 'mention')
    return [{ type: 'text', text: mentionForStrangers(node.attrs?.['kind'], 'none') ?? 'someone', ...kept }];
  return [{ ...node, ...kept, ...(content && { content: content.flatMap(strip) }) }];
}
