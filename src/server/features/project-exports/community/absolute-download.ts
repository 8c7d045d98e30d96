/** Where a member of the workspace gets a file, from anywhere. */
export function absoluteDownload(home: string, fileId: string): string {
  return new URL(`/files/download/${fileId}`, home).href;
}
