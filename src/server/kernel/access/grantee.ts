import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { isActiveMember } from './full-holders.ts';
import './tables.ts';

/** Whom a person names in the share dialog; ids are canonical. */
export type GranteeInput = {
  memberId?: string | null;
  groupId?: string | null;
  special?: 'MARKUP' | 'PUBLIC' | 'PLAYBACK' | null;
};

/** The key of the line that means them. Throws unless exactly one is named. */
export function readGrantee({ memberId, groupId, special }: GranteeInput): string {
  const [key, ...others] = [memberId, groupId, special?.toLowerCase()].filter((one) => one != null);
  if (key === undefined || others.length > 0)
    throw new ValidationError('Name exactly one person, group or special group');
  return key;
}

/** One look at all of them: a single unknown, foreign or suspended one refuses the whole. */
export async function requireGrantees(tx: TxCtx, inputs: readonly GranteeInput[]): Promise<string[]> {
  const keys = [...new Set(inputs.map(readGrantee))];
  if (keys.includes('public')) throw new ValidationError('Visitors come in by a public link');
  // By what each was called: a group named by the id of a member must not pass as that member.
  const memberIds = [...new Set(inputs.flatMap(({ memberId }) => memberId ?? []))];
  const groupIds = [...new Set(inputs.flatMap(({ groupId }) => groupId ?? []))];
  const { rows } = await sql<{ known: string }>`
    select (
      (select count(*) from members m where ${isInWorkspace(tx.workspace.id, 'm.id', memberIds)} and ${isActiveMember}) +
      (select count(*) from groups where ${isInWorkspace(tx.workspace.id, 'id', groupIds)})
    )::text as known`.execute(tx.db);
  if (Number(rows[0]?.known) !== memberIds.length + groupIds.length) {
    throw new ValidationError('Some of these people or groups can’t be given access. Choose them again.');
  }
  return keys;
}
