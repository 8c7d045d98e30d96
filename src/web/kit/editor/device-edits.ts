import type { EditStore } from './kept-edits.ts';

const databaseName = 'hark-edits';
const storeName = 'edits';

/** Edits in the browser's own database. */
export const deviceEdits: EditStore = {
  read: async (documentId) => {
    const kept: unknown = await run('readonly', (edits) => edits.get(documentId));
    return kept instanceof Uint8Array ? kept : null;
  },
  write: async (documentId, update) => {
    await run('readwrite', (edits) => edits.put(update, documentId));
  },
  clear: async (documentId) => {
    await run('readwrite', (edits) => edits.delete(documentId));
  },
};

/** The next person who signs in on this device must not send what somebody else wrote. */
export function forgetDeviceEdits(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
    request.addEventListener('blocked', () => resolve());
  });
}

async function run<T>(mode: IDBTransactionMode, ask: (edits: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Nothing can be kept here')));
  });
}
