// 50 people in one document at 90 edits a second: how long until everybody has one, against Hocuspocus that stores nothing.
import { setTimeout as pause } from 'node:timers/promises';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { startChild, type ChildServer } from './support/child-server.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const people = 50;
const editsPerSecond = 90;
const seconds = 10;
const targets = { fanOutP99Ms: 50, ratio: 1.5 };

type Figures = { delivered: number; expected: number; p50: number; p99: number };

const peer = await startChild('plain-hocuspocus-server.ts', []);
const plain = await measure(peer, { host: '127.0.0.1', token: 'anybody', documentId: 'bench', path: '/' });
peer.stop();
const hark = await startChild('editor-server.ts', []);
const product = await measure(hark, {
  host: hark.host ?? '',
  token: await signIn(hark),
  documentId: hark.documentId ?? '',
  path: '/collaboration',
});
hark.stop();

const ratio = Number((product.p99 / plain.p99).toFixed(2));
const complete = product.delivered === product.expected;
report(
  'collaboration',
  { plain, product, ratio, targets },
  complete && product.p99 <= targets.fanOutP99Ms && ratio <= targets.ratio,
);

type Place = { host: string; token: string; documentId: string; path: string };

async function measure({ address }: ChildServer, { host, token, documentId, path }: Place): Promise<Figures> {
  const port = Number(new URL(address).port);
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
