import { fromBase64, toBase64 } from 'lib0/buffer';
import { deviceStorage } from '#web/lib/small-storage.ts';

const prefix = 'edits.';

/**
 * Edits of a page that is about to go. The browser's database answers too late for it; this place takes little, and
 * takes it before the next line runs.
 */
export const lastEdits = {
  read: (documentId: string): Uint8Array | null => {
    const kept = deviceStorage.read(prefix + documentId);
    if (kept === null) return null;
    try {
      return fromBase64(kept);
    } catch {
      return null;
    }
  },
  write: (documentId: string, update: Uint8Array): void =>
    deviceStorage.write(prefix + documentId, toBase64(update)),
  clear: (documentId: string): void => deviceStorage.drop(prefix + documentId),
  documents: (): readonly string[] => deviceStorage.names(prefix).map((name) => name.slice(prefix.length)),
};
