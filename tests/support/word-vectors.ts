import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const fewNumbers = 96;

export type WordVectors = {
  /** For HARK_AI_URL. */
  readonly url: string;
  readonly requests: () => number;
  /** The next request waits until it is let go. */
  readonly holdNext: () => { readonly asked: Promise<void>; readonly go: () => void };
  readonly close: () => void;
};

/** A service for vectors, as fast as it gets: texts with the same words lie near each other, and nothing else counts. */
export async function startWordVectors({ size = fewNumbers } = {}): Promise<WordVectors> {
  let requests = 0;
  let held: { readonly came: () => void; readonly free: Promise<void> } | undefined;
  const server = createServer((request, response) => {
    requests += 1;
    const own = held;
    held = undefined;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { input }: { input: string[] } = JSON.parse(Buffer.concat(chunks).toString());
      const answer = JSON.stringify({ data: input.map((text) => ({ embedding: vectorOf(text, size) })) });
      own?.came();
      void Promise.resolve(own?.free).then(() => response.end(answer));
    });
  });
  // Work that holds the thread for longer would find its connection closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    holdNext() {
      const asked = Promise.withResolvers<void>();
      const free = Promise.withResolvers<void>();
      held = { came: asked.resolve, free: free.promise };
      return { asked: asked.promise, go: free.resolve };
    },
    close: () => void server.close(),
  };
}

function vectorOf(text: string, size: number): number[] {
  const vector = Array.from({ length: size }, () => 0);
  for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
    let seed = 7;
    for (const letter of word) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0;
    for (let round = 0; round < 4; round += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const axis = seed % size;
      vector[axis] = (vector[axis] ?? 0) + (seed & 65_536 ? 1 : -1);
    }
  }
  return vector.some((value) => value !== 0) ? vector : vector.fill(1);
}
