import { bitCount, signature } from './quantise.ts';

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
export type NearPassage = { readonly id: string; readonly nearness: number; readonly start: number };
type IsAllowed = (part: number, row: number) => boolean;

/** Where items are now. Rows move when segments are sealed, and single ones with every change. */
export type Places = {
  readonly generation: number;
  /** The items that moved since the generation began. */
  readonly changed: readonly string[];
  readonly locate: (id: string) => { readonly part: number; readonly row: number } | undefined;
};

/** As many passages are compared exactly; by their bits the others are further away. */
const mostExact = 2000;

/** Vectors of items in memory; exact among those that the asking person may see. */
export class VectorSet {
  readonly #entries = new Map<string, Entry>();
  #located = { generation: -1, changes: 0 };

  /** `stored`: one quantised vector after the other, one for each passage that begins at a start. */
  set(id: string, starts: readonly number[], stored: Uint8Array): void {
    const each = starts.length === 0 ? 4 : stored.length / starts.length;
    const size = each - 4;
    const scales = new Float32Array(starts.length);
    const numbers = new Int8Array(starts.length * size);
    const signatures = new Uint32Array(starts.length * Math.ceil(size / 32));
    const bytes = new DataView(stored.buffer, stored.byteOffset);
    for (let place = 0; place < starts.length; place += 1) {
      scales[place] = bytes.getFloat32(place * each, true);
      const vector = new Int8Array(stored.buffer, stored.byteOffset + place * each + 4, size);
      numbers.set(vector, place * size);
      signature(vector, signatures, place * Math.ceil(size / 32));
    }
    this.#entries.set(id, { id, starts, scales, numbers, signatures, part: -1, row: -1 });
    this.#located = { generation: -1, changes: 0 };
  }

  /** The nearest items, the nearest first. */
  nearest(places: Places, query: Float32Array, isAllowed: IsAllowed, most: number): NearItem[] {
    this.#locate(places);
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

  /** The nearest passages, several of one item where they are near. */
  nearestPassages(places: Places, query: Float32Array, isAllowed: IsAllowed, most: number): NearPassage[] {
    this.#locate(places);
    const allowed = [...this.#entries.values()].filter(({ part, row }) => part >= 0 && isAllowed(part, row));
    const passages = allowed.reduce((sum, { starts }) => sum + starts.length, 0);
    const limit = passages <= mostExact ? Infinity : this.#bitLimit(allowed, query);
    const bits = signatureOf(query);
    const found: NearPassage[] = [];
    for (const entry of allowed)
      for (const [place, start] of entry.starts.entries()) {
        if (limit !== Infinity && distance(entry.signatures, place * bits.length, bits) > limit) continue;
        found.push({ id: entry.id, start, nearness: nearnessAt(entry, place, query) });
      }
    return found.sort((a, b) => b.nearness - a.nearness).slice(0, most);
  }

  /** How near each passage of an item is; empty when it has no vectors yet. */
  passagesOf(id: string, query: Float32Array): NearPassage[] {
    const entry = this.#entries.get(id);
    if (!entry) return [];
    return entry.starts.map((start, place) => ({ id, start, nearness: nearnessAt(entry, place, query) }));
  }

  /** How near one item is; undefined when it has no vectors yet. */
  nearnessOf(id: string, query: Float32Array): NearItem | undefined {
    const entry = this.#entries.get(id);
    return entry && this.#best(entry, query, signatureOf(query), Infinity);
  }

  #best(entry: Entry, query: Float32Array, bits: Uint32Array, limit: number): NearItem | undefined {
    let best: NearItem | undefined;
    for (let place = 0; place < entry.starts.length; place += 1) {
      if (limit !== Infinity && distance(entry.signatures, place * bits.length, bits) > limit) continue;
      const nearness = nearnessAt(entry, place, query);
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
  #locate(places: Places): void {
    const { generation, changes } = this.#located;
    const stale =
      generation === places.generation
        ? places.changed.slice(changes).flatMap((id) => this.#entries.get(id) ?? [])
        : this.#entries.values();
    for (const entry of stale) {
      const place = places.locate(entry.id);
      entry.part = place?.part ?? -1;
      entry.row = place?.row ?? -1;
    }
    this.#located = { generation: places.generation, changes: places.changed.length };
  }
}

function nearnessAt(entry: Entry, place: number, query: Float32Array): number {
  const offset = place * query.length;
  let sum = 0;
  for (let at = 0; at < query.length; at += 1) sum += (query[at] ?? 0) * (entry.numbers[offset + at] ?? 0);
  return sum * (entry.scales[place] ?? 0);
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
