import type { Action } from '#domain/access/actions.ts';
import { objectUrl as urlOf, type SharedType } from '#domain/routes/object-url.ts';
import type { AccessObjectType } from '#web/lib/graphql.gen.ts';

/** Anything that can be shared, followed or opened by a public link. */
export type ObjectRef = { readonly type: AccessObjectType; readonly id: string };
export type TitledObject = ObjectRef & { readonly title: string };

/** The name in the domain of what the wire writes in capitals. */
export function kindOf(type: AccessObjectType): SharedType {
  return type.toLowerCase() as Lowercase<AccessObjectType>;
}

export function shareActionOf(type: AccessObjectType): Action {
  return `${kindOf(type)}.share`;
}

export function objectUrl({ type, id, title }: TitledObject): string {
  return urlOf(kindOf(type), { id, title });
}
