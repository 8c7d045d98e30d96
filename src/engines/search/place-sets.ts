/** Places in a batch, from 0: a bit for each is half a kilobyte. */
export const placesInBatch = 4096;
const bitmapBytes = placesInBatch / 8;

/** Two bytes a place, or a bit for each of all places where that is shorter. Rising, without repetitions. */
export function packPlaces(places: readonly number[]): Uint8Array {
  if (places.length * 2 < bitmapBytes)
    return Uint8Array.from(places.flatMap((place) => [place & 255, place >> 8]));
  const bits = new Uint8Array(bitmapBytes);
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  return bits;
}

/** Places that are in all of these sets. */
export function inAll(sets: readonly Uint8Array[]): number[] {
  const [first, ...others] = sets.toSorted((a, b) => a.length - b.length);
  if (!first) return [];
  return others.reduce((left, packed) => left.filter(hasPlace(packed)), unpackPlaces(first));
}

export function inAny(sets: readonly Uint8Array[]): number[] {
  return [...new Set(sets.flatMap(unpackPlaces))];
}

function unpackPlaces(packed: Uint8Array): number[] {
  if (packed.length < bitmapBytes)
    return Array.from(
      { length: packed.length / 2 },
      (_, at) => (packed[at * 2] ?? 0) | ((packed[at * 2 + 1] ?? 0) << 8),
    );
  const places: number[] = [];
  for (const [at, byte] of packed.entries())
    for (let bit = 0; byte >> bit > 0; bit += 1) if ((byte >> bit) & 1) places.push(at * 8 + bit);
  return places;
}

function hasPlace(packed: Uint8Array): (place: number) => boolean {
  if (packed.length === bitmapBytes) return (place) => ((packed[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
  const places = new Set(unpackPlaces(packed));
  return (place) => places.has(place);
}
