import { textLimits } from '#domain/limits/text-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Own } from '../sessions/require-own-session.ts';
import '../tables.ts';

/** Calls a factor something that its owner knows it by. Throws NotFound for one of somebody else. */
export async function renameFactor(
  { database }: Pick<Services, 'database'>,
  { session }: Own,
  { id, name: typed }: { id: string; name: string },
): Promise<void> {
  const name = accept(parseText(textLimits.factorName, typed));
  const renamed = await database.transaction({}, 'read write', (db) =>
    db
      .updateTable('account_factors')
      .set({ name })
      .where('id', '=', id)
      .where('account_id', '=', session.account.id)
      .where('confirmed_at', 'is not', null)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!renamed) throw new NotFound();
}
