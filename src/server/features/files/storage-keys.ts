/** Everything of a file lies below one folder, so that removing it can forget nothing. */
export function fileFolder(workspaceId: string, fileId: string): string {
  return `${workspaceId}/${fileId}`;
}

export function sourceKey(workspaceId: string, fileId: string): string {
  return `${fileFolder(workspaceId, fileId)}/source`;
}
