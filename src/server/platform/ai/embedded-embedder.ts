import { availableParallelism } from 'node:os';
import type { Embedder } from './embedder.ts';
import type { Embedded } from './embed-protocol.ts';
import { openEmbedThread, type EmbedThread } from './embed-thread.ts';
import { leastNearnessOf } from './least-nearness-of.ts';
import type { ModelFiles } from './model-pack.ts';

/** Few enough that the threads end about together, enough for full runs of the model. */
const textsInAPart = 64;
/** The one that is read and the next: a thread does not wait until the server has time for its answer. */
const partsInAThread = 2;
/** Each holds the model once more. */
const mostThreads = 4;

type Part = {
  readonly texts: readonly string[];
  readonly resolve: (embedded: Embedded) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * all-MiniLM-L6-v2 in threads of its own. The first one answers people; the others start when more waits than it can
 * read, and take only time that nobody else wants.
 */
export function createEmbeddedEmbedder(files: ModelFiles): Embedder {
  const first = openEmbedThread({ files, inBackground: false });
  const helpers = Array.from({ length: Math.min(mostThreads, availableParallelism()) - 1 }, () =>
    openEmbedThread({ files, inBackground: true }),
  );
  const threads = [first, ...helpers];
  const parts: Part[] = [];

  function handOut(): void {
    for (;;) {
      const thread = threads.find(({ waiting }) => waiting < partsInAThread);
      const part = thread && parts.shift();
      if (!part) return;
      void give(thread, part);
    }
  }

  async function give(thread: EmbedThread, { texts, resolve, reject }: Part): Promise<void> {
    try {
      resolve(await thread.read(texts, false));
    } catch (error) {
      reject(error);
    }
    handOut();
  }

  function readPart(texts: readonly string[]): Promise<Embedded> {
    return new Promise((resolve, reject) => {
      parts.push({ texts, resolve, reject });
      handOut();
    });
  }

  async function readInParts(texts: readonly string[]): Promise<Float32Array[]> {
    const vectors: Float32Array[] = [];
    await Promise.all(
      placesInParts(texts).map(async (places) => {
        const read = await readPart(places.map((place) => texts[place] ?? ''));
        for (const [at, place] of places.entries()) vectors[place] = read.vectors[at] ?? new Float32Array();
      }),
    );
    return vectors;
  }

  return {
    model: 'all-MiniLM-L6-v2',
    isLocal: true,
    async embed(texts, { urgent = false } = {}) {
      return urgent ? (await first.read(texts, true)).vectors : readInParts(texts);
    },
    async embedQuestion(text) {
      const { vectors, pieces } = await first.read([text], true);
      const [vector = new Float32Array()] = vectors;
      return { vector, leastNearness: leastNearnessOf(text, pieces[0] ?? 0) };
    },
    async close() {
      for (const { reject } of parts.splice(0)) reject(new Error('The server is closing'));
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** Texts of about one length together, so that none is padded much. */
function placesInParts(texts: readonly string[]): number[][] {
  const places = [...texts.keys()].sort((a, b) => lengthAt(texts, a) - lengthAt(texts, b));
  const parts: number[][] = [];
  for (let at = 0; at < places.length; at += textsInAPart) parts.push(places.slice(at, at + textsInAPart));
  return parts;
}

function lengthAt(texts: readonly string[], place: number): number {
  return texts[place]?.length ?? 0;
}
