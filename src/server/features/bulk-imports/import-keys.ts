import { fileFolder } from '#server/features/files/index.ts';

/** The archive as it was sent; it goes when everything in it is imported. */
export function archiveKey(workspaceId: string, importId: string): string {
  return `${fileFolder(workspaceId, importId)}/archive`;
}
