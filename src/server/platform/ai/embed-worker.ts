import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { endModel, type EndModel } from './end-model.ts';
import type { Embedded, EmbedWorkerData, FromEmbedWorker, ToEmbedWorker } from './embed-protocol.ts';

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
const { files, inBackground }: EmbedWorkerData = workerData;
// Only Linux knows priorities of single threads: elsewhere the whole server would give way.
if (inBackground && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
/** What the model was trained to read; the rest of a longer text is another passage's. */
const mostTokens = 256;
const separator = 102;
/** Each text begins and ends with a mark. */
const marksOfAText = 2;
/** In one run of the model: an urgent question waits a tenth of a second for it and not a whole one. */
const tokensInARun = 384;

const require = createRequire(join(files.packDir, 'package.json'));
const onnx = require('onnxruntime-node') as Onnx;
const { Tokenizer } = require('@huggingface/tokenizers') as Tokenizers;
const tokenizer = new Tokenizer(readJson(files.tokenizer), readJson(files.tokenizerConfig));
const session = await onnx.InferenceSession.create(files.model, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
});

type Waiting = ToEmbedWorker & { reading?: Reading };
/** The tokens of each text; `order` has the shortest first, so that none is padded much. */
type Reading = Embedded & { tokens: readonly number[][]; order: readonly number[]; done: number };
const queue: Waiting[] = [];
let isWorking = false;

port.on('message', (message: ToEmbedWorker | EndModel) => {
  if (message === endModel) process.exit();
  queue.push(message);
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

function begin(texts: readonly string[]): Reading {
  const tokens = texts.map((text) => shorten(tokenizer.encode(text).ids));
  const order = [...tokens.keys()].sort((a, b) => lengthOf(tokens, a) - lengthOf(tokens, b));
  const pieces = tokens.map((ids) => ids.length - marksOfAText);
  return { vectors: [], pieces, tokens, order, done: 0 };
}

function lengthOf(tokens: readonly number[][], place: number): number {
  return tokens[place]?.length ?? 0;
}

async function advance(task: Waiting): Promise<void> {
  try {
    const reading = (task.reading ??= begin(task.texts));
    if (reading.done < reading.order.length) await embed(reading);
    if (reading.done < reading.order.length) return;
    send({ kind: 'embedded', id: task.id, vectors: reading.vectors, pieces: reading.pieces });
  } catch (error) {
    send({ kind: 'failed', id: task.id, message: error instanceof Error ? error.message : String(error) });
  }
  queue.splice(queue.indexOf(task), 1);
}

/** As many of the texts that are left as fit into a run. */
async function embed(reading: Reading): Promise<void> {
  const left = reading.order.slice(reading.done);
  const count = left.findIndex(
    (place, at) => at > 0 && (at + 1) * lengthOf(reading.tokens, place) > tokensInARun,
  );
  const places = count < 0 ? left : left.slice(0, count);
  const rows = places.map((place) => reading.tokens[place] ?? []);
  const width = Math.max(...rows.map((ids) => ids.length));
  const answer = await session.run({
    input_ids: tensorOf(rows, width, (id) => id),
    attention_mask: tensorOf(rows, width, () => 1),
    token_type_ids: tensorOf(rows, width, () => 0),
  });
  const hidden = answer['last_hidden_state'];
  if (!hidden) throw new Error('The model gave no answer');
  const size = hidden.dims[2] ?? 0;
  for (const [row, place] of places.entries())
    reading.vectors[place] = meanOf(hidden.data, row * width * size, rows[row]?.length ?? 0, size);
  reading.done += places.length;
}

function tensorOf(rows: readonly number[][], width: number, valueOf: (id: number) => number): unknown {
  const data = new BigInt64Array(rows.length * width);
  // Each value fits the lower half of its 64 bits; made of big integers they took half as long as the model.
  const halves = new Int32Array(data.buffer);
  for (const [row, ids] of rows.entries())
    for (const [at, id] of ids.entries()) halves[(row * width + at) * 2] = valueOf(id);
  return new onnx.Tensor('int64', data, [rows.length, width]);
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
