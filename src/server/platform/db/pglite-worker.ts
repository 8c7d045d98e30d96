import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { vector } from '@electric-sql/pglite-pgvector';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { FromWorker, PGliteWorkerData, ToWorker } from './pglite-protocol.ts';

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
const start: PGliteWorkerData = workerData;

/**
 * Emscripten's file system answers fsync without calling it: a power cut would lose acknowledged commits. And it sets
 * the modes of files by itself, past the umask, so that everybody on the machine could write to the database.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    type Attributes = { mode?: number };
    type NodeFileSystem = {
      stream_ops: { fsync?: (stream: { nfd?: number }) => number };
      node_ops: { setattr: (node: unknown, attributes: Attributes) => void };
    };
    type Module = { FS: { filesystems: { NODEFS: NodeFileSystem } } };
    const preRun = (result.emscriptenOpts.preRun ??= []) as ((module: Module) => void)[];
    preRun.push((module) => {
      const { stream_ops: streams, node_ops: nodes } = module.FS.filesystems.NODEFS;
      streams.fsync = (stream) => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
        return 0;
      };
      const setAttributes = nodes.setattr;
      nodes.setattr = (node, { mode, ...others }) =>
        setAttributes(node, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
    });
    return result;
  }
}

const extensions = { vector, btree_gin, pg_trgm, unaccent };
const db = await open().catch((error: unknown) => {
  send({ kind: 'failed', message: describeFailure(error) });
  throw error;
});

function open(): Promise<PGlite> {
  const common = { extensions, pgliteWasmModule: start.program };
  return PGlite.create(
    start.dataDir === undefined
      ? { ...common, ...(start.template && { loadDataDir: new Blob([start.template]) }) }
      : {
          ...common,
          fs: new DurableNodeFS(start.dataDir),
          startParams: [
            ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
            '-c',
            'fsync=on',
            '-c',
            'wal_sync_method=fsync',
          ],
        },
  );
}

/** Emscripten throws bare objects with numbers of its own for what the file system said. */
function describeFailure(error: unknown): string {
  if (error instanceof Error) return error.message;
  const noSpaceLeft = 51;
  const isFull =
    typeof error === 'object' && error !== null && 'errno' in error && error.errno === noSpaceLeft;
  return isFull ? 'No space left on device' : `The embedded database failed: ${JSON.stringify(error)}`;
}

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

/** One statement batch at a time, in order: the session has a single protocol stream. */
let turn: Promise<void> = Promise.resolve();
port.on('message', (message: ToWorker) => {
  turn = turn.then(() => answer(message));
});
send({ kind: 'ready' });

async function answer(message: ToWorker): Promise<void> {
  try {
    if (message.kind === 'bytes') {
      const bytes = await ask(message.bytes);
      send({ kind: 'bytes', bytes }, [bytes.buffer]);
    } else if (message.kind === 'dump') {
      const file = await db.dumpDataDir('gzip');
      send({ kind: 'dumped', bytes: new Uint8Array(await file.arrayBuffer()) });
    } else {
      await db.close();
      send({ kind: 'closed' });
    }
  } catch (error) {
    send({ kind: 'failed', message: describeFailure(error) });
  }
}

/** As a stream: PGlite reads every other answer itself and keeps all that it read until it is closed. */
async function ask(question: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  await db.execProtocolRawStream(question, {
    syncToFs: false,
    // A copy: the database writes the next piece to the same place.
    onRawData: (piece) => void pieces.push(piece.slice()),
  });
  return joinBytes(pieces);
}

function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
