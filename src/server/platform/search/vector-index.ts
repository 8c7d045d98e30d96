import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import { bitCount, signature } from './quantise.ts';
import type { WorkspaceIndex } from './workspace-index.ts';
import './tables.ts';

type Entry = {
  readonly id: string;
  readonly starts: readonly number[];
  readonly scales: Float32Array;
  readonly numbers: Int8Array;
  readonly signatures: Uint32Array;
  part: number;
  row: number;
};

export type NearItem = {
  readonly part: number;
  readonly row: number;
  readonly nearness: number;
  readonly start: number;
};
type IsAllowed = (part: number, row: number) => boolean;

const pageSize = 500;
/** As many passages are compared exactly; by their bits the others are further away. */
const mostExact = 2000;

/** The vectors of a workspace's items, in memory; exact among those that the viewer may see. */
export class VectorIndex {
  readonly model: string;
  readonly #workspaceId: string;
  readonly #entries = new Map<string, Entry>();
  #known = 0;
  #located = { generation: -1, changes: 0 };
  #refreshing: Promise<void> = Promise.resolve();

  constructor(workspaceId: string, model: string) {
    this.#workspaceId = workspaceId;
    this.model = model;
  }

  refresh(db: Db): Promise<void> {
    const next = this.#refreshing.then(() => this.#catchUp(db));
    this.#refreshing = next.catch(() => {});
    return next;
  }

  async #catchUp(db: Db): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ id: string; seq: number; starts: number[]; vectors: Buffer }>`
        select item_id as id, seq::float8 as seq, starts, vectors from search_vectors
        where workspace_id = ${this.#workspaceId} and model = ${this.model} and seq > ${this.#known}
        order by search_vectors.seq limit ${pageSize}`.execute(db);
      for (const { id, seq, starts, vectors } of rows) {
        this.#known = seq;
        this.#entries.set(id, this.#read(id, starts, vectors));
        this.#located = { generation: -1, changes: 0 };
      }
      if (rows.length < pageSize) return;
    }
  }

  #read(id: string, starts: readonly number[], stored: Buffer): Entry {
    const each = starts.length === 0 ? 4 : stored.length / starts.length;
    const size = each - 4;
    const scales = new Float32Array(starts.length);
    const numbers = new Int8Array(starts.length * size);
    const signatures = new Uint32Array(starts.length * Math.ceil(size / 32));
    for (let place = 0; place < starts.length; place += 1) {
      scales[place] = stored.readFloatLE(place * each);
      const vector = new Int8Array(stored.buffer, stored.byteOffset + place * each + 4, size);
      numbers.set(vector, place * size);
      signature(vector, signatures, place * Math.ceil(size / 32));
    }
    return { id, starts, scales, numbers, signatures, part: -1, row: -1 };
  }

  /** The nearest items, the nearest first. */
  nearest(index: WorkspaceIndex, query: Float32Array, isAllowed: IsAllowed, most: number): NearItem[] {
    this.#locate(index);
    const allowed: Entry[] = [];
    let passages = 0;
    for (const entry of this.#entries.values()) {
      if (entry.part < 0 || !isAllowed(entry.part, entry.row)) continue;
      allowed.push(entry);
      passages += entry.starts.length;
    }
    const limit = passages <= mostExact ? Infinity : this.#bitLimit(allowed, query);
    const bits = signatureOf(query);
    const found = allowed.flatMap((entry) => this.#best(entry, query, bits, limit) ?? []);
    return found.sort((a, b) => b.nearness - a.nearness).slice(0, most);
  }

  /** How near one item is; undefined when it has no vectors yet. */
  nearnessOf(id: string, query: Float32Array): NearItem | undefined {
    const entry = this.#entries.get(id);
    return entry && this.#best(entry, query, signatureOf(query), Infinity);
  }

  #best(entry: Entry, query: Float32Array, bits: Uint32Array, limit: number): NearItem | undefined {
    const size = query.length;
    let best: NearItem | undefined;
    for (let place = 0; place < entry.starts.length; place += 1) {
      if (limit !== Infinity && distance(entry.signatures, place * bits.length, bits) > limit) continue;
      let sum = 0;
      const offset = place * size;
      for (let at = 0; at < size; at += 1) sum += (query[at] ?? 0) * (entry.numbers[offset + at] ?? 0);
      const nearness = sum * (entry.scales[place] ?? 0);
      if (best === undefined || nearness > best.nearness)
        best = { part: entry.part, row: entry.row, nearness, start: entry.starts[place] ?? 0 };
    }
    return best;
  }

  /** The distance in bits within which about as many passages lie as are compared exactly. */
  #bitLimit(entries: readonly Entry[], query: Float32Array): number {
    const bits = signatureOf(query);
    const counts = new Uint32Array(query.length + 1);
    for (const { starts, signatures } of entries)
      for (let place = 0; place < starts.length; place += 1) {
        const far = distance(signatures, place * bits.length, bits);
        counts[far] = (counts[far] ?? 0) + 1;
      }
    let sum = 0;
    for (let far = 0; far < counts.length; far += 1) {
      sum += counts[far] ?? 0;
      if (sum >= mostExact) return far;
    }
    return Infinity;
  }

  /** Rows move when segments are sealed, and single ones with every change. */
  #locate(index: WorkspaceIndex): void {
    const { generation, changes } = this.#located;
    const stale =
      generation === index.generation
        ? index.changed.slice(changes).flatMap((id) => this.#entries.get(id) ?? [])
        : this.#entries.values();
    for (const entry of stale) {
      const place = index.locate(entry.id);
      entry.part = place?.part ?? -1;
      entry.row = place?.row ?? -1;
    }
    this.#located = { generation: index.generation, changes: index.changed.length };
  }
}

function signatureOf(query: Float32Array): Uint32Array {
  const bits = new Uint32Array(Math.ceil(query.length / 32));
  signature(query, bits, 0);
  return bits;
}

function distance(signatures: Uint32Array, offset: number, bits: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at += 1)
    sum += bitCount((signatures[offset + at] ?? 0) ^ (bits[at] ?? 0));
  return sum;
}
