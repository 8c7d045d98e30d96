import * as Y from 'yjs';
import { membersMentionedIn } from '#editor/annotations/mentions.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { fromYDoc } from '#editor/yjs/from-y-doc.ts';
import { splitUpdate } from '#editor/yjs/split-update.ts';
import { documentWords, type DocumentWords } from './document-words.ts';

/** What can be made of a stored state. Long ones are read in a child process: see read-long-state.ts. */
export type StateReading = {
  readonly content: DocumentJson;
  readonly words: DocumentWords;
  readonly mentions: string[];
  /** Smaller updates that make the same document. */
  readonly parts: Uint8Array[];
};
type StateTask = { readonly wanted: keyof StateReading; readonly state: Uint8Array };

export function decode({ wanted, state }: StateTask): StateReading[keyof StateReading] {
  if (wanted === 'parts') return splitUpdate(state);
  const doc = new Y.Doc();
  doc.transact(() => Y.applyUpdate(doc, state));
  if (wanted === 'words') return documentWords(doc);
  const content = fromYDoc(doc);
  return wanted === 'mentions' ? membersMentionedIn(content) : content;
}
