import { relabelMentions } from '#domain/people/relabel-mentions.ts';
import { mentionForStrangers, type ShownNames } from '#editor/nodes/mention.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { documentSchema } from '#editor/schema/document-schema.ts';
import { describeHighlights } from './describe-highlights.ts';

/** The texts of a document's highlights by id, with what a stranger may know in place of each mention. */
export function quotesForStrangers(document: DocumentJson, names: ShownNames): Map<string, string> {
  const shown = relabelMentions(document, ({ kind }) => mentionForStrangers(kind, names));
  const node = documentSchema().nodeFromJSON(shown);
  return new Map([...describeHighlights(node)].map(([id, { text }]) => [id, text]));
}
