import { createRequire } from 'node:module';
import { join } from 'node:path';
import { countOf, findNearest, type FindNearest, type Points } from '#engines/clustering/index.ts';
import { nearestModel } from './nearest-model.ts';

// The runtime lies outside this project's dependencies, so these are the parts of its types that are used.
type Tensor = { readonly data: Float32Array | BigInt64Array };
type Session = { run(feeds: Record<string, unknown>): Promise<Record<string, Tensor>> };
type Onnx = {
  InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
  Tensor: new (type: string, data: Float32Array | BigInt64Array, dims: readonly number[]) => unknown;
};

/** So many rows at a time: all of them would need the whole table of likenesses in memory. */
const rowsAtOnce = 512;

/** The nearest neighbours by the models' runtime; without it the same in plain JavaScript. */
export async function openNearest(packDir: string): Promise<FindNearest> {
  const onnx = findRuntime(packDir);
  if (!onnx) return findNearest;
  const session = await onnx.InferenceSession.create(nearestModel(), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return async (points, others, wanted) => {
    const width = Math.min(wanted, countOf(others));
    const count = countOf(points);
    const ids = new Int32Array(count * width);
    const scores = new Float32Array(count * width);
    const fixed = {
      others: new onnx.Tensor('float32', others.values, [countOf(others), others.size]),
      width: new onnx.Tensor('int64', BigInt64Array.of(BigInt(width)), [1]),
    };
    for (let from = 0; from < count; from += rowsAtOnce) {
      const rows = rowsFrom(points, from);
      const answer = await session.run({
        ...fixed,
        points: new onnx.Tensor('float32', rows.values, [countOf(rows), rows.size]),
      });
      scores.set(Float32Array.from(answer['scores']?.data ?? [], Number), from * width);
      ids.set(Int32Array.from(answer['ids']?.data ?? [], Number), from * width);
    }
    return { width, ids, scores };
  };
}

function rowsFrom({ size, values }: Points, from: number): Points {
  return { size, values: values.subarray(from * size, (from + rowsAtOnce) * size) };
}

function findRuntime(packDir: string): Onnx | undefined {
  try {
    return createRequire(join(packDir, 'package.json'))('onnxruntime-node') as Onnx;
  } catch {
    return undefined;
  }
}
