/** One named place in the browser's own database: it outlives a reload, and a restart of the machine. */
export type DeviceStore = {
  readonly read: (key: string) => Promise<unknown>;
  readonly all: () => Promise<readonly unknown[]>;
  readonly keys: () => Promise<readonly string[]>;
  readonly write: (key: string, value: unknown) => Promise<void>;
  readonly clear: (key: string) => Promise<void>;
  /** With everything in it. */
  readonly remove: () => Promise<void>;
};

export function createDeviceStore(databaseName: string, storeName: string): DeviceStore {
  async function run<T>(mode: IDBTransactionMode, ask: (kept: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open();
    try {
      const transaction = database.transaction(storeName, mode);
      const done = mode === 'readwrite' ? endOf(transaction) : undefined;
      const answer = await answerOf(ask(transaction.objectStore(storeName)));
      await done;
      return answer;
    } finally {
      database.close();
    }
  }

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    return answerOf(request);
  }

  return {
    read: (key) => run('readonly', (kept): IDBRequest<unknown> => kept.get(key)),
    all: () => run('readonly', (kept): IDBRequest<unknown[]> => kept.getAll()),
    keys: async () => (await run('readonly', (kept) => kept.getAllKeys())).map(String),
    write: async (key, value) => {
      await run('readwrite', (kept) => kept.put(value, key));
    },
    clear: async (key) => {
      await run('readwrite', (kept) => kept.delete(key));
    },
    remove: () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(databaseName);
        for (const outcome of ['success', 'error', 'blocked'])
          request.addEventListener(outcome, () => resolve());
      }),
  };
}

/** A request that succeeded is on disk only when its transaction has ended. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? refused()));
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? refused()));
  });
}

function refused(): Error {
  return new Error('Nothing can be kept here');
}
