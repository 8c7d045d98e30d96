import { createHash } from 'node:crypto';

/** What a number is known by, without saying whose it is. */
export function printOf(workspaceId: string, key: string): Buffer {
  return createHash('sha256').update(`${workspaceId}\n${key}`).digest();
}
