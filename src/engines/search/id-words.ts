/** A uuid as four 32-bit numbers in an array of many. */
export function writeId(ids: Uint32Array, row: number, id: string): void {
  const hex = id.replaceAll('-', '');
  for (let part = 0; part < 4; part += 1)
    ids[row * 4 + part] = Number.parseInt(hex.slice(part * 8, part * 8 + 8), 16);
}

export function readId(ids: Uint32Array, row: number): string {
  let hex = '';
  for (let part = 0; part < 4; part += 1) hex += (ids[row * 4 + part] ?? 0).toString(16).padStart(8, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function compareIds(left: Uint32Array, leftRow: number, right: Uint32Array, rightRow: number): number {
  for (let part = 0; part < 4; part += 1) {
    const difference = (left[leftRow * 4 + part] ?? 0) - (right[rightRow * 4 + part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
