import type { Action } from '#domain/access/actions.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { objectUrl as urlOf, type SharedType } from '#domain/routes/object-url.ts';
import type { AccessObjectType, ObjectCardType } from '#web/lib/graphql.gen.ts';

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

type Card = { readonly type: ObjectCardType; readonly id: string; readonly title: string };

export function objectUrl({ type, id, title }: Card): string {
  if (type === 'CONTACT') return buildUrl('person', { params: { personId: id } });
  return urlOf(kindOf(type), { id, title });
}
