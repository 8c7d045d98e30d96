import { createRequire } from 'node:module';
import { join } from 'node:path';

// The engine lies outside this project's dependencies, so these are the parts of its types that are used.
export type Tensor = { readonly data: Float32Array; readonly dims: readonly number[] };
export type Feeds = Record<string, unknown>;
export type Session = { run(feeds: Feeds, wanted?: readonly string[]): Promise<Record<string, Tensor>> };
export type Onnx = {
  InferenceSession: { create(model: string | Uint8Array, options: object): Promise<Session> };
  Tensor: {
    new (type: 'float32', data: Float32Array, dims: readonly number[]): Tensor;
    new (type: 'int64', data: BigInt64Array, dims: readonly number[]): unknown;
    new (type: 'bool', data: readonly boolean[], dims: readonly number[]): unknown;
  };
};

/** One thread for each model: the machine has other work, and two recordings at once share it better. */
export const oneThread = { intraOpNumThreads: 1, interOpNumThreads: 1 };

export function openOnnx(modelsDir: string): Onnx {
  return createRequire(join(modelsDir, 'package.json'))('onnxruntime-node') as Onnx;
}

/** What a model must answer, or the files are not those we know. */
export function outputOf(outputs: Record<string, Tensor>, name: string): Tensor {
  const output = outputs[name];
  if (!output) throw new Error(`The model gave no ${name}`);
  return output;
}
