import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Transform, type Readable } from 'node:stream';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { TableKind } from '#domain/imports/table-kind.ts';
import type { Services } from '#server/platform/app/services.ts';
import { convertWorkbook } from './convert-workbook.ts';
import { beginningBytes, findTable } from './find-table.ts';
import type { FoundTable } from './found-table.ts';
import { tableKey, workbookKey } from './import-keys.ts';
import { TextWatch, type TextFacts } from './watch-text.ts';

export type TableStores = Pick<Services, 'storage' | 'env'>;
export type StoredTable = { readonly bytes: number; readonly found: FoundTable };
type Place = { readonly workspaceId: string; readonly importId: string };
type Sent = { readonly body: Readable; readonly length: number };

/** Keeps the bytes of a table as they come, and reads its beginning. */
export async function storeTable(
  services: TableStores,
  { workspaceId, importId }: Place,
  { kind, body, length }: Sent & { readonly kind: TableKind },
): Promise<StoredTable> {
  if (kind === 'xlsx') {
    await services.storage.write(workbookKey(workspaceId, importId), body);
    return storeSheet(services, { workspaceId, importId }, null);
  }
  const watch = watching(length);
  // Unlike a pipe, it ends the write when the sender goes away.
  await services.storage.write(
    tableKey(workspaceId, importId),
    pipeline(body, watch.stream, () => {}),
  );
  return readTable(services, { workspaceId, importId }, { ...watch.facts(), isTabbed: kind === 'tsv' });
}

/** One sheet of the workbook that came, as text; null for the first that has rows. */
export async function storeSheet(
  services: TableStores,
  { workspaceId, importId }: Place,
  sheet: string | null,
): Promise<StoredTable> {
  const { storage, env } = services;
  const folder = join(env.dataDir, 'work', importId);
  const target = join(folder, 'table.csv');
  try {
    await mkdir(folder, { recursive: true });
    const read = await storage.withPath(workbookKey(workspaceId, importId), (path) =>
      convertWorkbook(workspaceId, { path, target, sheet }),
    );
    await storage.takeIn(tableKey(workspaceId, importId), target);
    const facts = { encoding: 'utf-8', hasNulls: false, isTabbed: false, isNumbered: true } as const;
    const { bytes, found } = await readTable(services, { workspaceId, importId }, facts);
    return { bytes, found: { ...found, ...read } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same table, its first row taken as the person says. */
export async function readStoredTable(
  services: TableStores,
  place: Place,
  { found, firstRowIsData }: { readonly found: FoundTable; readonly firstRowIsData: boolean },
): Promise<StoredTable> {
  const { encoding, hasNulls, delimiter, isNumbered, sheets, sheet } = found;
  const facts = { encoding, hasNulls, isTabbed: delimiter === '\t', isNumbered: isNumbered ?? false };
  const table = await readTable(services, place, { ...facts, firstRowIsData });
  return { ...table, found: { ...table.found, ...(sheets && { sheets }), ...(sheet && { sheet }) } };
}

async function readTable(
  { storage }: TableStores,
  { workspaceId, importId }: Place,
  facts: TextFacts & {
    readonly isTabbed: boolean;
    readonly isNumbered?: boolean;
    readonly firstRowIsData?: boolean;
  },
): Promise<StoredTable> {
  const key = tableKey(workspaceId, importId);
  const bytes = (await storage.size(key)) ?? 0;
  if (bytes === 0) throw new UnprocessableContent('The file is empty');
  const source = await storage.open(key, { start: 0, end: Math.min(bytes, beginningBytes) - 1 });
  const beginning = Buffer.concat(await source.toArray());
  return { bytes, found: await findTable(beginning, { ...facts, isWhole: bytes <= beginningBytes }) };
}

function watching(length: number): { stream: Transform; facts: () => TextFacts } {
  const watch = new TextWatch();
  let received = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      received += piece.length;
      watch.push(piece);
      done(null, piece);
    },
    flush(done) {
      done(received === length ? null : new UnprocessableContent('The upload was cut off. Try again.'));
    },
  });
  return { stream, facts: () => watch.end() };
}
