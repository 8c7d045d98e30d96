import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { drawPage } from './draw-page.ts';
import type { FromOcr, OcrTask } from './ocr-protocol.ts';
import { openPdf } from './open-pdf.ts';

// The engine lies outside this project's dependencies, so these are the parts of its types that are used.
type Recogniser = {
  recognize(image: Buffer): Promise<{ data: { text: string } }>;
  terminate(): Promise<unknown>;
};
type Tesseract = {
  createWorker(language: string, engine: number, options: object): Promise<Recogniser>;
};

const port = parentPort;
if (!port) throw new Error('Runs as a worker thread only');
const task: OcrTask = workerData;
const neuralNetsOnly = 1;
/** What a letter-sized page has at 200 dots an inch: the engine reads small print well from there on. */
const pageWidth = 1700;

const send = (message: FromOcr): void => port.postMessage(message);
try {
  await readPages();
  send({ kind: 'done' });
} catch (error) {
  send({ kind: 'failed', message: messageOf(error) });
}

async function readPages(): Promise<void> {
  const require = createRequire(join(task.modelsDir, 'package.json'));
  const engine = require('tesseract.js') as Tesseract;
  const recogniser = await engine.createWorker('eng', neuralNetsOnly, {
    langPath: join(task.modelsDir, 'node_modules/@tesseract.js-data/eng/4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  const { document, close } = await openPdf(readFileSync(task.path));
  for (const page of task.pages) {
    try {
      const picture = (await drawPage(document, page, pageWidth)).toBuffer('image/png');
      const { data } = await recogniser.recognize(Buffer.from(picture));
      send({ kind: 'page', page, text: data.text.replaceAll('\0', '').toWellFormed().trim() });
    } catch (error) {
      send({ kind: 'page-failed', page, message: messageOf(error) });
    }
  }
  await close();
  await recogniser.terminate();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
