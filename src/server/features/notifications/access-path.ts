import { objectUrl } from '#domain/routes/object-url.ts';
import type { ObjectRef } from '#server/kernel/access/index.ts';
import { allContent } from '#server/kernel/kinds/index.ts';

/** Where a request for access is answered, as a path inside the workspace. */
export function accessPath({ type, id }: ObjectRef): string {
  const answering = allContent().find((content) => content.type === type)?.accessPath;
  return answering ? answering(id) : objectUrl(type, { id });
}
