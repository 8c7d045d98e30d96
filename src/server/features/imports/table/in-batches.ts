/** At most this many at once; what takes long is done between them, not for each. */
export async function* inBatches<T>(all: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < most) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
