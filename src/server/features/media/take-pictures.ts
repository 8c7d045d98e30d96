import { sql } from 'kysely';
import { cleanFileName } from '#domain/files/upload-draft.ts';
import { replacePictures } from '#editor/attributes/replace-pictures.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { storePicture, type WholeFile } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { DrawnPicture } from './convert-protocol.ts';
import '#server/features/files/tables.ts';

const mostOfDocument = 100_000_000;
const besides = 5_000_000;

type TakenPicture = WholeFile & { readonly id: string };
export type TakenDocument = { readonly content: DocumentJson; readonly pictures: readonly TakenPicture[] };

/**
 * In bytes. Pictures hardly get smaller when they are packed: a document whose pictures are many times its size is made
 * to fill the disk.
 */
export async function roomForPictures({ env }: JobServices, ctx: Ctx, size: number): Promise<number> {
  const most = Math.min(mostOfDocument, 2 * size + besides);
  if (env.workspaceBytes === undefined) return most;
  const { rows } = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    sql<{ used: number }>`select coalesce(sum(size), 0)::double precision as used from files
      where workspace_id = ${ctx.workspace.id} and status in ('UPLOADING', 'DONE')`.execute(db),
  );
  return Math.max(0, Math.min(most, env.workspaceBytes - (rows[0]?.used ?? 0)));
}

/** Takes the pictures that a document shows into the storage. Where one is no picture, its description is in its place. */
export async function takePictures(
  services: JobServices,
  ctx: Ctx,
  { content, drawn }: { content: DocumentJson; drawn: readonly DrawnPicture[] },
): Promise<TakenDocument> {
  if (drawn.length === 0) return { content, pictures: [] };
  const shown = addressesIn(content.content ?? []);
  const taken = new Map<string, TakenPicture>();
  for (const { id, name, path } of drawn) {
    const address = `/image/${id}`;
    if (!shown.has(address)) continue;
    const found = await storePicture(services, ctx, { id, name: cleanFileName(name), path });
    if (found) taken.set(address, { ...found, id });
  }
  const known = new Set(drawn.map(({ id }) => `/image/${id}`));
  const placed = replacePictures(content.content ?? [], (src, node) => {
    const file = taken.get(src);
    if (!file) return known.has(src) ? describe(node) : undefined;
    const { id: fileId, width, height } = file;
    return { ...node, attrs: { ...node.attrs, fileId, width, height } };
  });
  return { content: { ...content, content: placed }, pictures: [...taken.values()] };
}

function addressesIn(nodes: readonly NodeJson[]): ReadonlySet<string> {
  const found = new Set<string>();
  replacePictures(nodes, (src) => {
    found.add(src);
    return undefined;
  });
  return found;
}

function describe({ attrs }: NodeJson): NodeJson {
  const text = attrs?.['alt'];
  const isDescribed = typeof text === 'string' && text !== '';
  return { type: 'paragraph', ...(isDescribed && { content: [{ type: 'text', text }] }) };
}
