import type { Action } from '#domain/access/actions.ts';
import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { FieldOwner } from '#domain/fields/field-types.ts';
import { isProjectReadOnly } from '#domain/projects/project-status.ts';
import { levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import { getInsights } from '#server/features/insights/index.ts';
import { getNotes } from '#server/features/notes/index.ts';
import { allowKnowing, getPeople } from '#server/features/people/index.ts';
import '#server/kernel/projects/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { ValueHolder } from './values.ts';

type Holder = ValueHolder & { readonly access?: AccessObject };
type HolderKind = {
  readonly action: Action;
  /** Locked until the transaction ends; NotFound if there is one that the person may not see. */
  readonly get: (tx: TxCtx, ids: readonly string[]) => Promise<readonly Holder[]>;
};

const kinds: Readonly<Record<FieldOwner, HolderKind>> = {
  note: { action: 'note.setFields', get: async (tx, ids) => (await getNotes(tx, ids)).map(inProject) },
  insight: {
    action: 'insight.setFields',
    get: async (tx, ids) => (await getInsights(tx, ids)).map(inProject),
  },
  project: { action: 'project.setFields', get: getProjects },
  person: { action: 'person.setFields', get: getKnownPeople },
};

/** Things whose fields the person may fill: all of them, or the refusal of the first. */
export async function getHolders(
  tx: TxCtx,
  owner: FieldOwner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ValueHolder>> {
  const { action, get } = kinds[owner];
  const holders = await get(tx, ids);
  for (const { access } of holders) allow(tx, action, access);
  return new Map(holders.map((holder) => [holder.id, holder]));
}

function inProject(object: AccessObject & { id: string; projectId: string }): Holder {
  return { id: object.id, projectId: object.projectId, access: object };
}

/** What a field says of somebody may tell who they are: only those who may know fill it. */
async function getKnownPeople(tx: TxCtx, ids: readonly string[]): Promise<Holder[]> {
  const people = await getPeople(tx, ids);
  allowKnowing(tx, 'person.setFields', people);
  return people.map(({ id }) => ({ id, projectId: null }));
}

async function getProjects(tx: TxCtx, ids: readonly string[]): Promise<Holder[]> {
  const rows = await tx.db
    .selectFrom('projects')
    .select(['id', 'status', rankOf(tx, 'access_id').as('rank')])
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('trashed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const seen = rows.map(({ id, rank, status }) => ({
    id,
    projectId: null,
    access: { level: levelOfRank(tx, rank), archived: isProjectReadOnly(status) },
  }));
  if (seen.length !== ids.length || seen.some(({ access }) => access.level === null)) throw new NotFound();
  return seen;
}
