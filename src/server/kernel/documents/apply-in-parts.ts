import { setImmediate as breathe } from 'node:timers/promises';
import * as Y from 'yjs';
import { readLongState } from './read-long-state.ts';

/** Fills a document that nobody sees yet. Between the parts of a long one others get their turn. */
export async function applyInParts(workspaceId: string, document: Y.Doc, state: Uint8Array): Promise<void> {
  for (const part of await readLongState(workspaceId, 'parts', state)) {
    Y.applyUpdate(document, part);
    await breathe();
  }
}
