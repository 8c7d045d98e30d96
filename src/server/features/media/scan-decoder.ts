import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, isBlank } from './draw-page.ts';
import { scanWords, type ScanBlocks, type ScanWords } from './scan-words.ts';
import { openPdf } from '#server/platform/programs/open-pdf.ts';

// The engine lies outside this project's dependencies, so these are the parts of its types that are used.
type Recogniser = {
  recognize(
    image: Buffer,
    options: object,
    output: { readonly blocks: true },
  ): Promise<{ data: { blocks: ScanBlocks | null } }>;
};
type Tesseract = {
  createWorker(language: string, engine: number, options: object): Promise<Recogniser>;
};

// Runs in a child process: see read-scans.ts.
export type ScanTask = {
  readonly modelsDir: string;
  readonly path: string;
  /** The numbers of the pages that have no words of their own. */
  readonly pages: readonly number[];
};
export type ScanRead =
  | ({ readonly ok: true; readonly page: number } & ScanWords)
  | { readonly ok: false; readonly page: number; readonly message: string };

const neuralNetsOnly = 1;
/** What a letter-sized page has at 200 dots an inch: the engine reads small print well from there on. */
const pageWidth = 1700;
/** Enough to tell paper with something on it from blank paper. */
const glanceWidth = 256;

export async function decode({ modelsDir, path, pages }: ScanTask): Promise<ScanRead[]> {
  const { document, close } = await openPdf(readFileSync(path));
  const reads: ScanRead[] = [];
  for (const page of pages) {
    try {
      reads.push({ ok: true, page, ...(await readPage(document, page, modelsDir)) });
    } catch (error) {
      reads.push({ ok: false, page, message: error instanceof Error ? error.message : String(error) });
    }
  }
  await close();
  return reads;
}

async function readPage(document: PDFDocumentProxy, page: number, modelsDir: string): Promise<ScanWords> {
  if (isBlank(await drawPage(document, page, glanceWidth))) return { text: '', boxes: [] };
  const canvas = await drawPage(document, page, pageWidth);
  const picture = Buffer.from(canvas.toBuffer('image/png'));
  const { data } = await (await recogniser(modelsDir)).recognize(picture, {}, { blocks: true });
  return scanWords(data.blocks ?? [], canvas);
}

let loaded: Promise<Recogniser> | undefined;

/** Once a process: loading takes longer than reading a page. */
function recogniser(modelsDir: string): Promise<Recogniser> {
  if (loaded) return loaded;
  const require = createRequire(join(modelsDir, 'package.json'));
  const engine = require('tesseract.js') as Tesseract;
  loaded = engine.createWorker('eng', neuralNetsOnly, {
    langPath: join(modelsDir, 'node_modules/@tesseract.js-data/eng/4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  return loaded;
}
