import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class DataFolderInUse extends Error {}

/**
 * Two processes on one embedded database silently lose each other's commits.
 * The lock is a listening socket, because the kernel frees it on kill -9 and a pid file stays behind.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = lockPath(dataDir);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  try {
    await listen(server, path);
  } catch (error) {
    if (!isAddressInUse(error)) throw error;
    if (!isSocketFile(path) || (await answers(path))) throw new DataFolderInUse(dataDir);
    unlinkSync(path);
    await listen(server, path);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function lockPath(dataDir: string): string {
  const name = `hark-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

/** Only a socket file can be left over by a dead process; abstract sockets and pipes can't. */
function isSocketFile(path: string): boolean {
  return path.endsWith('.sock');
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
