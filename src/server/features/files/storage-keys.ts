/** Everything of a file lies below one folder, so that removing it can forget nothing. */
export function fileFolder(workspaceId: string, fileId: string): string {
  return `${workspaceId}/${fileId}`;
}

/** As it was uploaded. */
export function sourceKey(workspaceId: string, fileId: string): string {
  return `${fileFolder(workspaceId, fileId)}/source`;
}

export type Redactable = { readonly id: string; readonly redaction: number };

/** What people see and hear: the recording itself, or what its redactions left of it. */
export function playableKey(workspaceId: string, { id, redaction }: Redactable): string {
  return redaction === 0
    ? sourceKey(workspaceId, id)
    : `${fileFolder(workspaceId, id)}/redacted-${redaction}/source`;
}
