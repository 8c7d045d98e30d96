import { fileFolder } from '#server/features/files/index.ts';

/** Below a folder of its own, which goes with the row. */
export function exportKey(workspaceId: string, exportId: string): string {
  return `${fileFolder(workspaceId, exportId)}/export`;
}
