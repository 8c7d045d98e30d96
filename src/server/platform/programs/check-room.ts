import { statfsSync } from 'node:fs';

/** Before anything is unpacked into a folder: a full disk would stop everybody's work. */
export function checkRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bytes > bavail * bsize) throw new Error('The server has not enough space left to open this archive');
}
