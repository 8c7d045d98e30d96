import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { memberColumns, type Member } from './member.ts';
import type { StoredTheme } from './tables.ts';
import './tables.ts';

export type ProfileInput = { name?: string | null; theme?: StoredTheme | null };

/** A person's own name and theme; nothing here can change who they are. */
export async function updateProfile(ctx: Ctx, input: ProfileInput): Promise<Member> {
  const { viewer } = requireMember(ctx);
  const name = input.name == null ? undefined : accept(parseText(textLimits.memberName, input.name));
  const theme = input.theme ?? undefined;
  const changed = [...(name === undefined ? [] : ['name']), ...(theme === undefined ? [] : ['theme'])];
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'profile.update');
    const member = await tx.db
      .updateTable('members')
      .set((row) => ({
        ...(name !== undefined && { name }),
        ...(theme !== undefined && { theme }),
        updated_at: tx.now(),
        version: row('version', '+', 1),
      }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', viewer.id)
      .returning([...memberColumns, 'version'])
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'member.updated',
      payload: { memberId: member.id, changed },
      objectId: member.id,
      version: member.version,
    });
    return member;
  });
}
