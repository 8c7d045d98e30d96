import { sql } from 'kysely';
import type { FileType } from '#domain/files/file-types.ts';
import { extensionOf } from '#domain/files/file-name.ts';
import { playableOf } from '#server/features/files/index.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import '#server/features/files/tables.ts';
import '#server/features/media/tables.ts';

type PageSize = { readonly page: number; readonly width: number | null; readonly height: number | null };

export type StoredFile = { readonly key: string; readonly ending: string; readonly size: number };

export type ExportedFile = {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly mediaType: 'AUDIO' | 'VIDEO' | null;
  readonly type: FileType;
  readonly ownerId: string;
  readonly redaction: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly pages: readonly PageSize[];
  /** What everybody may have of it, with what was redacted gone; null where that isn’t made yet. */
  readonly stored: StoredFile | null;
};

/** Those of a document that the person may see, with the sizes of their pages. */
export async function readFiles(
  ctx: Ctx,
  storage: Pick<Storage, 'size'>,
  ids: readonly string[],
): Promise<Map<string, ExportedFile>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<ExportedFile, 'stored'>>`
    select f.id, f.name, f.content_type as "contentType", f.media_type as "mediaType", f.type, f.redaction,
      f.owner_id as "ownerId", f.width, f.height, f.color, coalesce((
        select jsonb_agg(jsonb_build_object('page', p.page, 'width', p.width, 'height', p.height) order by p.page)
        from file_pages p where p.workspace_id = f.workspace_id and p.file_id = f.id), '[]') as pages
    from files f
    join access_objects o on o.workspace_id = f.workspace_id and o.id = f.owner_id
    where ${isInWorkspace(ctx.workspace.id, 'f.id', ids)} and f.status = 'DONE' and f.trashed_at is null
      and ${isVisible(ctx, 'o.source_id')}`.execute(await ctx.reads.db());
  await ctx.reads.end();
  const files = new Map<string, ExportedFile>();
  for (const file of rows) {
    const { key, downloadAs } = playableOf(ctx.workspace.id, file);
    const size = await storage.size(key);
    const ending = extensionOf(downloadAs).replaceAll(/[^a-z\d]/g, '');
    const stored = size === undefined ? null : { key, ending: ending && `.${ending}`, size };
    files.set(file.id, { ...file, stored });
  }
  return files;
}

export type SourceKind = 'picture' | 'pdf' | 'audio' | 'video';

/** Undefined for what the format has no source for. */
export function sourceKindOf({ type, mediaType, contentType }: ExportedFile): SourceKind | undefined {
  if (contentType === 'application/pdf') return 'pdf';
  if (type === 'IMAGE') return 'picture';
  if (type === 'AUDIO' || type === 'VIDEO')
    return mediaType === 'AUDIO' || type === 'AUDIO' ? 'audio' : 'video';
  return undefined;
}
