import { fromBase64, toBase64 } from 'lib0/buffer';

const prefix = 'hark.edits.';

/**
 * Edits of a page that is about to go. The browser's database answers too late for it; this place takes little, and
 * takes it before the next line runs.
 */
export const lastEdits = {
  read: (documentId: string): Uint8Array | null => {
    try {
      const kept = localStorage.getItem(prefix + documentId);
      return kept === null ? null : fromBase64(kept);
    } catch {
      return null;
    }
  },
  write: (documentId: string, update: Uint8Array): void => {
    try {
      localStorage.setItem(prefix + documentId, toBase64(update));
    } catch {
      // Too much for it, or storage refused: the database may still be in time.
    }
  },
  clear: (documentId: string): void => {
    try {
      localStorage.removeItem(prefix + documentId);
    } catch {
      // Storage refused: nothing was kept.
    }
  },
  documents: (): readonly string[] => {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length));
    } catch {
      return [];
    }
  },
};
