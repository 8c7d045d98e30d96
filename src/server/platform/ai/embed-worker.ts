import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { endModel, type EndModel } from './end-model.ts';
import type { Embedded, FromEmbedWorker, ToEmbedWorker } from './embed-protocol.ts';
import type { ModelFiles } from './model-pack.ts';

// The engine lies outside this project's dependencies, so these are the parts of its types that are used.
type Tensor = { readonly data: Float32Array; readonly dims: readonly number[] };
type Session = { run(feeds: Record<string, unknown>): Promise<Record<string, Tensor>> };
type Onnx = {
  InferenceSession: { create(path: string, options: object): Promise<Session> };
  Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
};
type Tokenizers = {
  Tokenizer: new (tokenizer: unknown, config: unknown) => { encode(text: string): { ids: number[] } };
};

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
const files: ModelFiles = workerData;
/** What the model was trained to read; the rest of a longer text is another passage's. */
const mostTokens = 256;
const separator = 102;
/** Each text begins and ends with a mark. */
const marksOfAText = 2;
/** Small, so that an urgent question waits a tenth of a second and not a whole one. */
const batchSize = 4;

const require = createRequire(join(files.packDir, 'package.json'));
const onnx = require('onnxruntime-node') as Onnx;
const { Tokenizer } = require('@huggingface/tokenizers') as Tokenizers;
const tokenizer = new Tokenizer(readJson(files.tokenizer), readJson(files.tokenizerConfig));
const session = await onnx.InferenceSession.create(files.model, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
});

type Waiting = ToEmbedWorker & Embedded;
const queue: Waiting[] = [];
let isWorking = false;

port.on('message', (message: ToEmbedWorker | EndModel) => {
  if (message === endModel) process.exit();
  queue.push({ ...message, vectors: [], pieces: [] });
  if (!isWorking) void work();
});
send({ kind: 'ready' });

async function work(): Promise<void> {
  isWorking = true;
  while (queue.length > 0) {
    // The engine holds this thread while it runs: new questions are heard only in between.
    await setImmediate();
    const task = queue.find(({ urgent }) => urgent) ?? queue[0];
    if (!task) break;
    await advance(task);
  }
  isWorking = false;
}

async function advance(task: Waiting): Promise<void> {
  try {
    const batch = task.texts.slice(task.vectors.length, task.vectors.length + batchSize);
    if (batch.length > 0) {
      const { vectors, pieces } = await embed(batch);
      task.vectors.push(...vectors);
      task.pieces.push(...pieces);
    }
    if (task.vectors.length < task.texts.length) return;
    send({ kind: 'embedded', id: task.id, vectors: task.vectors, pieces: task.pieces });
  } catch (error) {
    send({ kind: 'failed', id: task.id, message: error instanceof Error ? error.message : String(error) });
  }
  queue.splice(queue.indexOf(task), 1);
}

async function embed(texts: readonly string[]): Promise<Embedded> {
  const encoded = texts.map((text) => shorten(tokenizer.encode(text).ids));
  const width = Math.max(...encoded.map((ids) => ids.length));
  const dims = [texts.length, width];
  const filled = (valueOf: (ids: readonly number[], at: number) => number): unknown => {
    const data = new BigInt64Array(texts.length * width);
    for (const [row, ids] of encoded.entries())
      for (let at = 0; at < width; at += 1) data[row * width + at] = BigInt(valueOf(ids, at));
    return new onnx.Tensor('int64', data, dims);
  };
  const answer = await session.run({
    input_ids: filled((ids, at) => ids[at] ?? 0),
    attention_mask: filled((ids, at) => (at < ids.length ? 1 : 0)),
    token_type_ids: filled(() => 0),
  });
  const hidden = answer['last_hidden_state'];
  if (!hidden) throw new Error('The model gave no answer');
  const size = hidden.dims[2] ?? 0;
  return {
    vectors: encoded.map((ids, row) => meanOf(hidden.data, row * width * size, ids.length, size)),
    pieces: encoded.map((ids) => ids.length - marksOfAText),
  };
}

function shorten(ids: number[]): number[] {
  return ids.length <= mostTokens ? ids : [...ids.slice(0, mostTokens - 1), separator];
}

/** The mean of the tokens, brought to length 1. */
function meanOf(data: Float32Array, start: number, tokens: number, size: number): Float32Array {
  const vector = new Float32Array(size);
  for (let token = 0; token < tokens; token += 1)
    for (let at = 0; at < size; at += 1)
      vector[at] = (vector[at] ?? 0) + (data[start + token * size + at] ?? 0);
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  return vector.map((value) => value / length);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function send(message: FromEmbedWorker): void {
  port?.postMessage(message);
}
