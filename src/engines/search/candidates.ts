/** In `matched`: whatever words the row has, it is no result. */
export const refused = 255;

/** The rows of a part that have one of the words, and what is known of them. Large, so one serves all searches. */
export class Candidates {
  rows = new Uint32Array(0);
  count = 0;
  scores = new Float32Array(0);
  /** How many of the words a row has. */
  matched = new Uint8Array(0);
  /** The last word that was counted for a row. */
  seen = new Uint8Array(0);

  /** Only what was touched is wiped: most searches touch few. */
  clear(rowCount: number): void {
    if (this.rows.length < rowCount) {
      const room = Math.max(1024, rowCount * 2);
      this.rows = new Uint32Array(room);
      this.scores = new Float32Array(room);
      this.matched = new Uint8Array(room);
      this.seen = new Uint8Array(room);
    }
    for (let place = 0; place < this.count; place += 1) {
      const row = this.rows[place] ?? 0;
      this.scores[row] = 0;
      this.matched[row] = 0;
      this.seen[row] = 0;
    }
    this.count = 0;
  }

  add(row: number): void {
    this.rows[this.count] = row;
    this.count += 1;
  }

  refuse(row: number): void {
    if (this.matched[row] === 0) this.add(row);
    this.matched[row] = refused;
  }
}
