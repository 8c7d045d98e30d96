/** Where a term stands: rows in ascending order, how often in the text and how often in the title of each. */
export type Postings = { readonly rows: Uint32Array; readonly body: Uint8Array; readonly title: Uint8Array };

export const noPostings: Postings = {
  rows: new Uint32Array(0),
  body: new Uint8Array(0),
  title: new Uint8Array(0),
};

const noBytes = new Uint8Array(0);

/**
 * Written while items are added: a varint of the distance to the last row, shifted left for the bit "in the title";
 * then the count in the text, and the count in the title if the bit says so.
 */
export class PostingWriter {
  // Most words are in one item only: with a buffer of its own for each, they would take several times the memory.
  #bytes = noBytes;
  #length = 0;
  #lastRow = -1;
  /** Of the row that is being counted. */
  #row = -1;
  #body = 0;
  #title = 0;
  items = 0;

  /** A word of the row; rows come in ascending order. */
  count(row: number, inTitle: boolean): void {
    if (row !== this.#row) {
      this.#write();
      this.#row = row;
      this.items += 1;
    }
    if (inTitle) this.#title += 1;
    else this.#body += 1;
  }

  bytes(): Uint8Array {
    this.#write();
    return this.#bytes.subarray(0, this.#length);
  }

  read(): Postings {
    return readPostings(this.bytes(), this.items);
  }

  #write(): void {
    if (this.#body + this.#title === 0) return;
    if (this.#length + 8 > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(8, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let value = (this.#row - this.#lastRow - 1) * 2 + (this.#title > 0 ? 1 : 0);
    while (value >= 128) {
      this.#bytes[this.#length++] = (value % 128) + 128;
      value = Math.floor(value / 128);
    }
    this.#bytes[this.#length++] = value;
    this.#bytes[this.#length++] = Math.min(255, this.#body);
    if (this.#title > 0) this.#bytes[this.#length++] = Math.min(255, this.#title);
    this.#lastRow = this.#row;
    this.#body = 0;
    this.#title = 0;
  }
}

export function readPostings(bytes: Uint8Array, count: number): Postings {
  const rows = new Uint32Array(count);
  const body = new Uint8Array(count);
  const title = new Uint8Array(count);
  let at = 0;
  let row = -1;
  for (let index = 0; index < count; index += 1) {
    let byte = bytes[at++] ?? 0;
    let value = byte & 127;
    let shift = 128;
    while (byte >= 128) {
      byte = bytes[at++] ?? 0;
      value += (byte & 127) * shift;
      shift *= 128;
    }
    row += Math.floor(value / 2) + 1;
    rows[index] = row;
    body[index] = bytes[at++] ?? 0;
    if (value % 2 === 1) title[index] = bytes[at++] ?? 0;
  }
  return { rows, body, title };
}

export function postingsSize({ rows }: Postings): number {
  return rows.length * 6 + 200;
}

/** Where a row is among them, below 0 if it isn't: they are in order. */
export function placeOf(rows: Uint32Array, row: number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = rows[middle] ?? 0;
    if (at === row) return middle;
    if (at < row) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export function hasRow({ rows }: Postings, row: number): boolean {
  return placeOf(rows, row) >= 0;
}
