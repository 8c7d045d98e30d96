import { identifier } from '#editor/attributes/attribute-type.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { renderPictures, type RenderedPicture } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';

const most = 200;

/** The pictures of a document, for files that carry them along. */
export function readPictures(
  ctx: Ctx,
  { storage }: Pick<Services, 'storage'>,
  content: DocumentJson,
): Promise<Map<string, RenderedPicture>> {
  return renderPictures(ctx, storage, [...new Set(picturesIn(content))].slice(0, most));
}

function picturesIn(node: DocumentJson | NodeJson): string[] {
  const fileId = node.type === 'image' ? ('attrs' in node ? node.attrs?.['fileId'] : null) : null;
  return [...(isFileId(fileId) ? [fileId] : []), ...(node.content ?? []).flatMap(picturesIn)];
}

function isFileId(value: unknown): value is string {
  return identifier.holds(value) && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
