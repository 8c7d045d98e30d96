import { NotFound } from '#domain/errors/hark-error.ts';
import { getAccessObject, wireType } from '#server/kernel/access/index.ts';
import { allContent, allKinds } from '#server/kernel/kinds/index.ts';
import '#server/kernel/access/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { ObjectCardType } from '#server/platform/graphql/wire.gen.ts';

export type CardRef = { readonly type: ObjectCardType; readonly id: string };

/** Throws unless the person may see it and may do that; it stays until the transaction ends. */
export async function allowOnCard(tx: TxCtx, { type, id }: CardRef, verb: 'read' | 'star'): Promise<void> {
  const source = allKinds().find(({ card }) => card?.type === type)?.card;
  if (source) return source.allow(tx, id, verb);
  const content = allContent().find((known) => wireType(known.type) === type);
  if (!content) throw new NotFound();
  const object = await getAccessObject(tx, tx.db, { type: content.type, id });
  allow(tx, `${object.type}.${verb}`, object);
  // No foreign key holds it: without the lock, a star of what is being deleted would be left behind.
  const held = await tx.db
    .selectFrom('access_objects')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!held) throw new NotFound();
}
