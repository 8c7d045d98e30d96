/** SELECT and PERSON values are lists of ids, stored as text with a comma between. */
export function encodeIds(ids: readonly string[]): string {
  return ids.join(',');
}

export function decodeIds(text: string): string[] {
  return text
    .split(',')
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');
}
