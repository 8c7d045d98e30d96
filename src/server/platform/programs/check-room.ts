import { statfsSync } from 'node:fs';

/** What the database and everybody's uploads go on with. */
const leastReserve = 5_000_000_000;
const reserveShare = 0.1;

/** Before anything is unpacked into a folder: a full disk would stop everybody's work. */
export function checkRoom(folder: string, bytes: number): void {
  const { bavail, blocks, bsize } = statfsSync(folder);
  const spare = bavail * bsize - Math.max(leastReserve, blocks * bsize * reserveShare);
  if (bytes > Math.max(0, spare))
    throw new Error('The server has not enough space left to open this archive');
}
