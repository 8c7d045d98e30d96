import { allContent } from '#server/kernel/kinds/index.ts';
import type { ObjectRef } from '#server/kernel/access/index.ts';

/** Where an object opens, as a path inside its workspace. */
export function objectPath({ type, id }: ObjectRef): string {
  return contentOf(type).path(id);
}

/** Where a request for access is answered. */
export function accessPath({ type, id }: ObjectRef): string {
  const { path, accessPath: answering = path } = contentOf(type);
  return answering(id);
}

function contentOf(type: ObjectRef['type']) {
  const content = allContent().find((one) => one.type === type);
  if (!content) throw new Error(`Nothing of the kind ${type} can be opened`);
  return content;
}
