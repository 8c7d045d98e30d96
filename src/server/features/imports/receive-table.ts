import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Transform, type Readable } from 'node:stream';
import { UnprocessableContent, InvalidOperation } from '#domain/errors/hark-error.ts';
import { encodingOf } from '#domain/imports/table-encoding.ts';
import { tableKindOf, type TableKind } from '#domain/imports/table-kind.ts';
import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { TableImport } from './import.ts';
import { allowImport, lockImport } from './policy.ts';
import { convertWorkbook } from './table/convert-workbook.ts';
import { beginningBytes, findTable } from './table/find-table.ts';
import type { FoundTable } from './table/found-table.ts';
import { tableKey, workbookKey } from './table/import-keys.ts';

type Receiving = Pick<Services, 'storage' | 'env'>;
type Sent = { readonly body: Readable; readonly length: number };

/** Stores the file and reads its beginning, so that the person can say what each column is. */
export async function receiveTable(
  services: Receiving,
  ctx: Ctx,
  { id, fileName, status, target, projectId }: TableImport,
  sent: Sent,
): Promise<void> {
  if (status !== 'UPLOADING' && status !== 'READY')
    throw new InvalidOperation('This import has already started');
  const kind = accept(tableKindOf(fileName));
  accept(checkSize(kind === 'xlsx' ? sizeLimits.importWorkbook : sizeLimits.importTable, sent.length));
  await inTransaction(ctx, (tx) => allowImport(tx, { target, projectId }));
  const hasNulls = await store(services, ctx, { id, kind, sent });
  const key = tableKey(ctx.workspace.id, id);
  const bytes = (await services.storage.size(key)) ?? 0;
  const beginning = await readBeginning(services, key, bytes);
  const found = await findTable(beginning, {
    isTabbed: kind === 'tsv',
    isWhole: bytes <= beginningBytes,
    hasNulls,
  });
  await keep(ctx, id, { bytes, found });
}

async function store(
  services: Receiving,
  ctx: Ctx,
  { id, kind, sent }: { id: string; kind: TableKind; sent: Sent },
): Promise<boolean> {
  const { storage } = services;
  if (kind !== 'xlsx') {
    const watch = watchNulls(sent.length);
    // Unlike a pipe, it ends the write when the sender goes away.
    const body = pipeline(sent.body, watch.stream, () => {});
    await storage.write(tableKey(ctx.workspace.id, id), body);
    return watch.hasNulls();
  }
  const key = workbookKey(ctx.workspace.id, id);
  await storage.write(key, sent.body);
  const folder = join(services.env.dataDir, 'work', id);
  const target = join(folder, 'table.csv');
  try {
    await mkdir(folder, { recursive: true });
    await storage.withPath(key, (path) => convertWorkbook(ctx.workspace.id, { path, target }));
    await storage.takeIn(tableKey(ctx.workspace.id, id), target);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await storage.remove(key);
  }
  return false;
}

/** In UTF-16 every other byte of plain letters is zero: only what stands for a character counts. */
function watchNulls(length: number): { stream: Transform; hasNulls: () => boolean } {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let found = false;
  let received = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      received += piece.length;
      decoder ??= new TextDecoder(encodingOf(piece.subarray(0, 64_000)));
      found ||= decoder.decode(piece, { stream: true }).includes('\0');
      done(null, piece);
    },
    flush(done) {
      done(received === length ? null : new UnprocessableContent('The upload was cut off. Try again.'));
    },
  });
  return { stream, hasNulls: () => found };
}

async function readBeginning({ storage }: Receiving, key: string, bytes: number): Promise<Buffer> {
  if (bytes === 0) throw new UnprocessableContent('The file is empty');
  const source = await storage.open(key, { start: 0, end: Math.min(bytes, beginningBytes) - 1 });
  return Buffer.concat(await source.toArray());
}

async function keep(
  ctx: Ctx,
  id: string,
  { bytes, found }: { bytes: number; found: FoundTable },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { status } = await lockImport(tx, id);
    if (status !== 'UPLOADING' && status !== 'READY')
      throw new InvalidOperation('This import has already started');
    await tx.db
      .updateTable('imports')
      .set({ status: 'READY', bytes: String(bytes), found: JSON.stringify(found) })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
  });
}
