import { parseUploadDraft, type UploadDraft } from '#domain/files/upload-draft.ts';
import { UnprocessableContent, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getAccessObject, type ObjectRef } from '#server/kernel/access/index.ts';
import { readDocumentLock } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { inOrderOf } from '#server/platform/db/in-order-of.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { requireQuota } from './require-quota.ts';
import { changeFiles } from './change-files.ts';
import type { StoredFile } from './file.ts';
import type { FileOwnerType } from './tables.ts';
import './tables.ts';

export type NewUploads = {
  owner: ObjectRef;
  files: readonly UploadDraft[];
  /** Each becomes a note of the project when it is whole. */
  asNotes?: boolean;
};

/** Makes a place for each file; the bytes come by `/files/uploads/<id>`. All or none. */
export async function startUploads(
  { storage, env }: { storage: Pick<Storage, 'room'>; env: Pick<Env, 'workspaceBytes'> },
  ctx: Ctx,
  { owner, files, asNotes = false }: NewUploads,
): Promise<StoredFile[]> {
  const { viewer } = requireMember(ctx);
  if (files.length === 0) throw new ValidationError('Choose at least one file');
  accept(checkCount(countLimits.filesPerUpload, files.length));
  const drafts = files.map((file) => accept(parseUploadDraft(file)));
  if (asNotes && owner.type !== 'project') throw new ValidationError('Only a project takes files as notes');
  await requireRoom(storage, drafts);
  return inTransaction(ctx, async (tx) => {
    const object = await getAccessObject(tx, tx.db, owner);
    const ownerType = readOwnerType(object.type);
    const locked = ownerType !== 'project' && (await readDocumentLock(tx, owner.id));
    allow(tx, asNotes ? 'note.create' : 'file.upload', { ...object, locked });
    await requireQuota(tx, { by: viewer.id, drafts, most: env.workspaceBytes });
    const ids = drafts.map(() => tx.newId());
    await insertFiles(tx, { ids, drafts, owner: { id: owner.id, type: ownerType }, asNotes, by: viewer.id });
    const started = await changeFiles(tx, ids, {});
    await tx.record(
      ...started.map(({ id, version }) => ({
        type: 'file.uploadStarted' as const,
        payload: { fileId: id },
        objectId: id,
        version,
      })),
    );
    return inOrderOf(ids, started);
  });
}

function readOwnerType(type: string): FileOwnerType {
  if (type === 'project' || type === 'note' || type === 'insight') return type;
  throw new ValidationError('Files belong to a project, a note or an insight');
}

/** Better no upload than one that fills the disk under everybody else. */
async function requireRoom(storage: Pick<Storage, 'room'>, drafts: readonly UploadDraft[]): Promise<void> {
  const room = await storage.room();
  const wanted = drafts.reduce((sum, { size }) => sum + size, 0);
  if (room !== undefined && wanted > room) {
    throw new UnprocessableContent('There is not enough space left on the server for this upload');
  }
}

type Insertion = {
  ids: readonly string[];
  drafts: readonly UploadDraft[];
  owner: { id: string; type: FileOwnerType };
  asNotes: boolean;
  by: string;
};

async function insertFiles(tx: TxCtx, { ids, drafts, owner, asNotes, by }: Insertion): Promise<void> {
  const now = tx.now();
  await tx.db
    .insertInto('files')
    .values(
      drafts.map(({ name, size }, index) => ({
        workspace_id: tx.workspace.id,
        id: ids[index] ?? tx.newId(),
        owner_id: owner.id,
        owner_type: owner.type,
        makes_note: asNotes,
        name,
        size: String(size),
        status: 'UPLOADING' as const,
        created_by: by,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}
