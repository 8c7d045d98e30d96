import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Env } from '#server/platform/env/env.ts';
import type { PageText } from './convert-protocol.ts';
import type { FromOcr, OcrTask } from './ocr-protocol.ts';

const mostMegabytes = 1024;

export type ScanRead =
  | { readonly ok: true; readonly page: number; readonly text: string }
  | { readonly ok: false; readonly page: number; readonly message: string };

type Reading = {
  readonly modelsDir: string;
  readonly path: string;
  readonly pages: readonly number[];
  readonly signal: AbortSignal;
  readonly onPage: (read: ScanRead) => void;
};

/** The folder of the models, where they hold one that reads pictures of text. */
export function scanModels({ modelsDir }: Pick<Env, 'modelsDir'>): string | undefined {
  if (modelsDir === undefined) return undefined;
  const isThere = ['tesseract.js', '@tesseract.js-data/eng'].every((name) =>
    existsSync(join(modelsDir, 'node_modules', name)),
  );
  return isThere ? modelsDir : undefined;
}

/** Reads pages that are only pictures, in a thread that lives as long as the document. */
export function readScans({ signal, onPage, ...task }: Reading): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./ocr-worker.ts', import.meta.url), {
    workerData: task satisfies OcrTask,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Cancelled')), { once: true });
    worker.on('message', (message: FromOcr) => {
      if (message.kind === 'page') onPage({ ok: true, page: message.page, text: message.text });
      else if (message.kind === 'page-failed')
        onPage({ ok: false, page: message.page, message: message.message });
      else if (message.kind === 'done') resolve();
      else reject(new Error(message.message));
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The reader of scans ended before its work was done')));
  }).finally(() => {
    void worker.terminate();
  });
}

/** Blank paper stays blank: it has no words, and is not a page that was read. */
export function withScans(pages: readonly PageText[], reads: readonly ScanRead[]): PageText[] {
  const texts = new Map(
    reads.flatMap((read) => (read.ok && read.text !== '' ? [[read.page, read.text]] : [])),
  );
  return pages.map((page) => {
    const text = texts.get(page.page);
    return text === undefined ? page : { ...page, text, source: 'OCR' };
  });
}
