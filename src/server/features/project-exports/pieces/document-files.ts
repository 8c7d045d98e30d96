import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { fileAddress, withAbsoluteAddresses } from '#editor/attributes/absolute-addresses.ts';
import { memberScope, nameMentioned, readCards } from '#server/features/cards/index.ts';
import { exportFormats, readPictures, type ExportFormat } from '#server/features/exports/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { PrinterEnv } from '#server/platform/programs/print-to-pdf.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { readHiddenNames } from '../community/read-people.ts';
import { maskSpeakers } from '../refi/mask-speakers.ts';
import type { ChosenPart } from './is-wanted.ts';
import { projectDocuments } from './project-documents.ts';
import type { ZipEntry } from '#server/platform/zip/zip-pieces.ts';

export type DocumentFiles = ChosenPart & {
  readonly home: string;
  readonly storage: Storage;
  readonly env: PrinterEnv;
};

/** Each note and insight as a file, one after the other: a printer serves others in between. */
export async function* documentFiles(
  ctx: Ctx,
  { home, storage, env, ...asked }: DocumentFiles,
  ending: ExportFormat,
): AsyncGenerator<ZipEntry> {
  const scope = memberScope(ctx, home);
  const hidden = await readHiddenNames({ ctx, projectId: asked.projectId });
  const { write, carriesPictures } = exportFormats[ending];
  const failed: string[] = [];
  for await (const { path, title, content: stored } of projectDocuments(ctx, asked, ['notes', 'insights'])) {
    const masked = maskSpeakers(stored, hidden);
    const db = await ctx.reads.db();
    const content = withAbsoluteAddresses(await nameMentioned(db, scope, masked), home);
    const readCard = await readCards(db, scope, content);
    const pictures = carriesPictures ? await readPictures(ctx, { storage }, content) : new Map();
    await ctx.reads.end();
    const document = { title, content, readCard, fileUrl: fileAddress(home), pictures };
    try {
      yield { path: `${path}.${ending}`, ...contentOf(await write(document, env)) };
    } catch (error) {
      // One that no printer takes must not cost all others.
      if (!(error instanceof UnprocessableContent)) throw error;
      failed.push(`${title}: ${error.message}`);
    }
  }
  if (failed.length > 0) yield { path: 'not-exported.txt', text: `${failed.join('\n')}\n` };
}

function contentOf(written: string | Buffer) {
  if (typeof written === 'string') return { text: written };
  return { size: written.length, bytes: once(written) };
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
