import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { decode } from '#domain/codec/codec.ts';
import { finite } from '#domain/codec/primitives.ts';
import { object, record } from '#domain/codec/structures.ts';
import { endModel, type EndModel } from '../end-model.ts';
import { oneThread, openOnnx, outputOf, type Session } from '../transcribe/onnx.ts';
import type { OwnFiles } from './own-files.ts';
import type { FromOwnWorker, OwnQuestion, ToOwnWorker } from './own-protocol.ts';
import { readNames, type FoundName } from './read-names.ts';
import { featureCount, salienceFeatures } from './salience-features.ts';
import { splitLong } from './split-long.ts';
import { createEncoder } from './word-pieces.ts';

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
const files: OwnFiles = workerData;
const onnx = openOnnx(files.packDir);
const tokenizer = object({ model: object({ vocab: record(finite) }) });
const { vocab } = decode(tokenizer, JSON.parse(readFileSync(files.tokenizer, 'utf8'))).model;
const encode = createEncoder(new Map(Object.entries(vocab)));
const sessions = new Map<string, Promise<Session>>();
/** About three characters make a piece at worst; what is longer than the model reads would be left out. */
const mostCharacters = 600;
const mostQuestionPieces = 64;
const vectorSize = 384;

port.on('message', (message: ToOwnWorker | EndModel) => {
  if (message === endModel) process.exit();
  void answer(message);
});

async function answer({ id, question }: ToOwnWorker): Promise<void> {
  try {
    send({ id, ok: true, answer: await run(question) });
  } catch (error) {
    send({ id, ok: false, message: error instanceof Error ? error.message : String(error) });
  }
}

async function run(question: OwnQuestion): Promise<FoundName[] | number[]> {
  if (question.kind === 'names') return findNames(question.text, question.bias);
  if (question.kind === 'rerank') return rate(question.question, question.passages);
  return rateSentences(question.sentences, question.vectors);
}

async function findNames(text: string, bias: number): Promise<FoundName[]> {
  const session = await open(files.names);
  const found: FoundName[] = [];
  for (const part of splitLong(text, mostCharacters)) {
    const encoded = encode(part.text);
    const { ids, cases } = encoded;
    const outputs = await session.run({
      input_ids: row(ids),
      attention_mask: row(ids.map(() => 1)),
      case_ids: row(cases),
    });
    const names = readNames(part.text, encoded, outputOf(outputs, 'logits').data, bias);
    found.push(...names.map((name) => ({ ...name, start: name.start + part.at, end: name.end + part.at })));
    // The engine holds this thread while it runs: others are heard in between.
    await setImmediate();
  }
  return found;
}

/** One pair at a time: in a batch each score would depend a little on its neighbours. */
async function rate(question: string, passages: readonly string[]): Promise<number[]> {
  const session = await open(files.reranker);
  const asked = encode(question, mostQuestionPieces).ids;
  const scores: number[] = [];
  for (const passage of passages) {
    const read = encode(passage, 256 - asked.length + 1).ids.slice(1);
    const ids = [...asked, ...read];
    const outputs = await session.run({
      input_ids: row(ids),
      attention_mask: row(ids.map(() => 1)),
      token_type_ids: row([...asked.map(() => 0), ...read.map(() => 1)]),
    });
    scores.push(outputOf(outputs, 'score').data[0] ?? 0);
    await setImmediate();
  }
  return scores;
}

async function rateSentences(
  ...[sentences, vectors]: Parameters<typeof salienceFeatures>
): Promise<number[]> {
  const session = await open(files.salience);
  const count = sentences.length;
  const all = new Float32Array(count * vectorSize);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * vectorSize);
  const outputs = await session.run({
    embedding: new onnx.Tensor('float32', all, [count, vectorSize]),
    features: new onnx.Tensor('float32', salienceFeatures(sentences, vectors), [count, featureCount]),
  });
  return [...outputOf(outputs, 'score').data];
}

function open(file: string): Promise<Session> {
  const known = sessions.get(file) ?? onnx.InferenceSession.create(file, oneThread);
  sessions.set(file, known);
  return known;
}

function row(values: readonly number[]): unknown {
  return new onnx.Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
}

function send(message: FromOwnWorker): void {
  port?.postMessage(message);
}
