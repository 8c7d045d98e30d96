// 50 people in one document at 90 edits a second: how long until everybody has one, against Hocuspocus that stores nothing.
import { setTimeout as pause } from 'node:timers/promises';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { startChild, type ChildServer } from './support/child-server.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const people = 50;
const editsPerSecond = 90;
const seconds = 5;
const rounds = 5;
const targets = { fanOutP99Ms: 50, ratio: 1.5 };

type Figures = { delivered: number; expected: number; p50: number; p99: number };

const peer = await startChild('plain-hocuspocus-server.ts', []);
const hark = await startChild('editor-server.ts', [String(rounds + 1)]);
const places = {
  plain: { server: peer, host: '127.0.0.1', token: 'anybody', documentIds: [], path: '/' },
  product: {
    server: hark,
    host: hark.host ?? '',
    token: await signIn(hark),
    documentIds: hark.documentIds ?? [],
    path: '/collaboration',
  },
};
// In turns: whatever else the machine does meets both. The first of each is for the compiler.
const plain: Figures[] = [];
const product: Figures[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const [one, other] = [await measure(places.plain, round), await measure(places.product, round)];
  if (round === 0) continue;
  plain.push(one);
  product.push(other);
}
peer.stop();
hark.stop();

const [middlePlain, middleProduct] = [middle(plain), middle(product)];
const ratio = Number((middleProduct / middlePlain).toFixed(2));
const complete = product.every(({ delivered, expected }) => delivered === expected);
report(
  'collaboration',
  { people, editsPerSecond, seconds, plain, product, middlePlain, middleProduct, ratio, targets },
  complete && middleProduct <= targets.fanOutP99Ms && ratio <= targets.ratio,
);

/** Of the rounds' 99th percentiles. */
function middle(figures: readonly Figures[]): number {
  return figures.map(({ p99 }) => p99).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Infinity;
}

type Place = {
  server: ChildServer;
  host: string;
  token: string;
  documentIds: readonly string[];
  path: string;
};

async function measure(place: Place, round: number): Promise<Figures> {
  const { server, host, token, path } = place;
  // Each in a new document: the people of earlier rounds would be work for the editors here, with each key.
  const documentId = place.documentIds[round] ?? `bench ${round}`;
  const port = Number(new URL(server.address).port);
  const editors = Array.from({ length: people }, () =>
    openEditor({ port, host, documentId, path, token: async () => token }),
  );
  await Promise.all(editors.map((editor) => editor.synced()));
  const latencies: number[] = [];
  for (const editor of editors) watch(editor, latencies);
  const edits = editsPerSecond * seconds;
  const started = performance.now();
  for (let n = 0; n < edits; n += 1) {
    const due = started + (n * 1000) / editsPerSecond;
    if (due > performance.now()) await pause(due - performance.now());
    stamp(editors[n % people]);
  }
  const expected = edits * (people - 1);
  const deadline = performance.now() + 20_000;
  while (latencies.length < expected && performance.now() < deadline) await pause(50);
  for (const editor of editors) editor.close();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number =>
    Number((latencies[Math.floor(latencies.length * share)] ?? Infinity).toFixed(1));
  return { delivered: latencies.length, expected, p50: at(0.5), p99: at(0.99) };
}

/** A moment in the document is an edit like any other, and says how old it is when it arrives. */
function stamp(editor: EditorClient | undefined): void {
  editor?.doc.getArray<number>('moments').push([performance.now()]);
}

function watch(editor: EditorClient, latencies: number[]): void {
  editor.doc.getArray<number>('moments').observe((event, transaction) => {
    if (transaction.local) return;
    const now = performance.now();
    for (const { insert } of event.changes.delta) {
      if (Array.isArray(insert)) for (const moment of insert) latencies.push(now - Number(moment));
    }
  });
}
