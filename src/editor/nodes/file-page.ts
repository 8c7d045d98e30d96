/** Where members read a file; to everybody else it is not there. */
export function filePage(fileId: string): string {
  return `/f/${fileId}`;
}
