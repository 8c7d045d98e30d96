import type { ObjectRef } from '#web/kit/objects/object-ref.ts';

/** What a public link opens: an object, or one view of a project. */
export type LinkTarget = ObjectRef & { readonly viewId?: string };

/** A whole project can show more than its page: a view shows itself. */
export function hasContents({ type, viewId }: LinkTarget): boolean {
  return type === 'PROJECT' && viewId === undefined;
}
