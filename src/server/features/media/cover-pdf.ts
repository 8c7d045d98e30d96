import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playableKey, sourceKey, type Redactable } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import type { CoverArea, CoverTask, PagePicture } from './cover-decoder.ts';
import { outputFolder } from './outputs.ts';
import { writePicturePdf } from './write-picture-pdf.ts';
import './tables.ts';

const pagesAtOnce = 10;
const mostMs = 300_000;
const mostOutput = 60_000_000;
/** In pixels. */
const widths = { page: 2000, thumbnail: 512 };

type Covering = {
  readonly ctx: Ctx;
  readonly file: Redactable & { readonly pageCount: number };
  readonly signal: AbortSignal;
  readonly onPage: (page: number) => Promise<void>;
};
type Cover = CoverArea & { readonly purged: boolean };

/**
 * Makes what people see of a PDF with hidden words: pictures of its pages with the places of the words covered, and no
 * words at all. Without hidden words it is the file as it was. Once words were permanently deleted, so is the file.
 */
export async function coverPdf(
  { storage }: Pick<JobServices, 'storage'>,
  { ctx, file, signal, onPage }: Covering,
): Promise<void> {
  const owner = ctx.workspace.id;
  const covers = await readCovers(ctx, file.id);
  const dir = await mkdtemp(join(tmpdir(), 'hark-pages-'));
  const path = join(dir, 'covered.pdf');
  const draw = (task: Omit<CoverTask, 'covers'>): Promise<PagePicture[]> =>
    drawApart({ ...task, covers }, owner, signal);
  try {
    await storage.withPath(sourceKey(owner, file.id), async (source) => {
      if (covers.length === 0) await copyFile(source, path);
      else
        await writePicturePdf(
          path,
          drawAll(
            file.pageCount,
            (from, to) => draw({ path: source, from, to, mostAcross: widths.page }),
            onPage,
          ),
        );
      const [first] = await draw({ path: source, from: 1, to: 1, mostAcross: widths.thumbnail });
      if (first) await storage.write(`${outputFolder(owner, file, 'thumbnail')}/thumbnail.jpg`, first.jpeg);
    });
    if (covers.some(({ purged }) => purged)) {
      await copyFile(path, join(dir, 'source.pdf'));
      await storage.takeIn(sourceKey(owner, file.id), join(dir, 'source.pdf'));
    }
    await storage.takeIn(playableKey(owner, file), path);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function* drawAll(
  count: number,
  draw: (from: number, to: number) => Promise<PagePicture[]>,
  onPage: (page: number) => Promise<void>,
): AsyncGenerator<PagePicture[]> {
  for (let from = 1; from <= count; from += pagesAtOnce) {
    await onPage(from);
    yield await draw(from, Math.min(count, from + pagesAtOnce - 1));
  }
}

async function drawApart(input: CoverTask, owner: string, signal: AbortSignal): Promise<PagePicture[]> {
  const drawn = await decodeApart({
    module: new URL('./cover-decoder.ts', import.meta.url),
    input,
    owner,
    lane: 'files',
    timeoutMs: mostMs,
    outputBytes: mostOutput,
    signal,
  });
  return drawn as PagePicture[];
}

function readCovers({ database, workspace }: Ctx, fileId: string): Promise<Cover[]> {
  return database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db
      .selectFrom('pdf_covers')
      .select(['page', 'left_at as left', 'top_at as top', 'width', 'height', 'purged'])
      .where('workspace_id', '=', workspace.id)
      .where('file_id', '=', fileId)
      .orderBy('page')
      .execute(),
  );
}
