import { mergeUpdates } from 'yjs';
import { createDeviceStore } from '#web/lib/device-store.ts';
import type { EditStore } from './kept-edits.ts';
import { lastEdits } from './last-edits.ts';

const edits = createDeviceStore('hark-edits', 'edits');

/** Edits in the browser's own database, and beside it what a page wrote in its last moment. */
export const deviceEdits: EditStore = {
  read: async (documentId) => {
    const last = lastEdits.read(documentId);
    const kept = await edits.read(documentId).catch(() => null);
    const found = [kept, last].filter((one) => one instanceof Uint8Array);
    return found.length === 0 ? null : mergeUpdates(found);
  },
  write: edits.write,
  writeAtOnce: (documentId, update) =>
    update ? lastEdits.write(documentId, update) : lastEdits.clear(documentId),
  clear: async (documentId) => {
    lastEdits.clear(documentId);
    await edits.clear(documentId);
  },
};

/** Documents with edits that the server has not confirmed. */
export async function documentsWithEdits(): Promise<readonly string[]> {
  const kept = await edits.keys().catch(() => []);
  return [...new Set([...kept, ...lastEdits.documents()])];
}

/** The next person who signs in on this device must not send what somebody else wrote. */
export async function forgetDeviceEdits(): Promise<void> {
  for (const documentId of lastEdits.documents()) lastEdits.clear(documentId);
  await edits.remove();
}
