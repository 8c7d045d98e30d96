/** What the embedded database's worker is started with; a missing dataDir means memory only. */
export type PGliteStart = { dataDir?: string; template?: Uint8Array<ArrayBuffer> };

/** With the database program itself, compiled to WebAssembly. */
export type PGliteWorkerData = PGliteStart & { program: object };

export type ToWorker = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dumped'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };
