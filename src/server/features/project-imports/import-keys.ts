import { fileFolder } from '#server/features/files/index.ts';

/** The file as it was sent; it goes when it is imported. */
export function archiveKey(workspaceId: string, importId: string): string {
  return `${fileFolder(workspaceId, importId)}/archive`;
}

/** What the file says, as JSON; it goes with the row of the import. */
export function contentsKey(workspaceId: string, importId: string): string {
  return `${fileFolder(workspaceId, importId)}/contents`;
}
