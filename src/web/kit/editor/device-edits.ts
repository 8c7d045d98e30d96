import { createDeviceStore } from '#web/lib/device-store.ts';
import type { EditStore } from './kept-edits.ts';

const edits = createDeviceStore('hark-edits', 'edits');

/** Edits in the browser's own database. */
export const deviceEdits: EditStore = {
  read: async (documentId) => {
    const kept = await edits.read(documentId);
    return kept instanceof Uint8Array ? kept : null;
  },
  write: edits.write,
  clear: edits.clear,
};

/** Documents with edits that the server has not confirmed. */
export function documentsWithEdits(): Promise<readonly string[]> {
  return edits.keys();
}

/** The next person who signs in on this device must not send what somebody else wrote. */
export function forgetDeviceEdits(): Promise<void> {
  return edits.remove();
}
