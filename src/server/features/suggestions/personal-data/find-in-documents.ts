import { sql, type RawBuilder } from 'kysely';
import { can } from '#domain/access/can.ts';
import type { AiMode } from '#domain/ai/features.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import {
  findPersonalData,
  pdfWordsOf,
  readKnownPeople,
  type FoundPersonal,
} from '#server/features/personal-data/index.ts';
import { isVisible, levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import { readPersonalKinds } from '#server/platform/ai/modes/personal-kinds.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import '#server/platform/ai/modes/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import { readDocumentText } from '../highlights/read-passages.ts';

export type LookScope = {
  /** Null: all of the workspace. */
  readonly projectId: string | null;
};

type Document = ObjectRef & {
  readonly projectId: string;
  readonly mode: AiMode;
  readonly rank: number;
  /** Null where the text that is kept is older than the document. */
  readonly text: string | null;
  readonly onPages: string;
};

export type FoundInDocument = { readonly ref: ObjectRef; readonly found: readonly FoundPersonal[] };

export type LookedAtDocuments = {
  /** The last one that was looked at; null where there is none left. */
  readonly last: string | null;
  readonly looked: number;
  readonly documents: readonly FoundInDocument[];
};

/** Notes and insights behind `after` that this person may see; looked through where they may hide words. */
export async function findInDocuments(
  member: Ctx,
  own: OwnModels | undefined,
  { projectId, after, most }: LookScope & { readonly after: string; readonly most: number },
): Promise<LookedAtDocuments> {
  const { viewer } = requireMember(member);
  const { id: workspaceId } = member.workspace;
  const db = await member.reads.db();
  const { rows } = await sql<Document>`
    select o.type, o.id, o.project_id as "projectId", o.mode,
      ${rankOf(member, 'o.access_id')} as rank, case when d.text_current then d.text end as text,
      ${pdfWordsOf(sql`o.id`, workspaceId)} as "onPages"
    from ${inScope(member, projectId)}
    join documents d on d.workspace_id = o.workspace_id and d.id = o.id
    where o.id > ${after} order by o.id limit ${most}`.execute(db);
  const kinds = await readPersonalKinds(db, workspaceId);
  const mine = rows.filter(
    ({ rank }) => can(viewer, 'redaction.apply', { level: levelOfRank(member, rank) }).allowed,
  );
  const people = new Map<string, string[]>();
  for (const project of new Set(mine.map((one) => one.projectId)))
    people.set(project, await readKnownPeople(db, workspaceId, project));
  await member.reads.end();
  const documents: FoundInDocument[] = [];
  for (const { type, id, projectId: project, mode, text, onPages } of mine) {
    const ref = { type, id };
    const said = text ?? (await readCurrent(member, ref));
    const search = { own, kinds, people: people.get(project) ?? [], isCareful: mode === 'Suggest' };
    documents.push({ ref, found: await findPersonalData(`${said}\n${onPages}`, search) });
  }
  return { last: rows.at(-1)?.id ?? null, looked: mine.length, documents };
}

/** Nothing of what was trashed or closed to them meanwhile. */
async function readCurrent(member: Ctx, ref: ObjectRef): Promise<string> {
  try {
    return (await readDocumentText(member, ref)).text;
  } catch (error) {
    if (error instanceof NotFound) return '';
    throw error;
  } finally {
    await member.reads.end();
  }
}

export async function countDocuments(member: Ctx, projectId: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${inScope(member, projectId)}`.execute(await member.reads.db());
  await member.reads.end();
  return rows[0]?.count ?? 0;
}

/** Where somebody chose that texts are redacted, as `o`. */
function inScope(member: Ctx, projectId: string | null): RawBuilder<unknown> {
  const workspaceId = member.workspace.id;
  const written = (table: 'notes' | 'insights', type: string) => sql`
    select w.workspace_id, w.id, ${type}::text as type, w.project_id, w.access_id from ${sql.table(table)} w
    join projects p on p.workspace_id = w.workspace_id and p.id = w.project_id and p.trashed_at is null
      and p.status <> 'archived'
    where w.workspace_id = ${workspaceId} and w.trashed_at is null
      and (${projectId}::uuid is null or w.project_id = ${projectId}::uuid) and ${isVisible(member, 'w.access_id')}`;
  return sql`(
    select w.*, coalesce(own.mode, everywhere.mode) as mode
    from (${written('notes', 'note')} union all ${written('insights', 'insight')}) as w
    left join ai_modes own on own.workspace_id = w.workspace_id and own.feature = 'Redact'
      and own.project_id = w.project_id
    left join ai_modes everywhere on everywhere.workspace_id = w.workspace_id and everywhere.feature = 'Redact'
      and everywhere.project_id is null
    where coalesce(own.mode, everywhere.mode) <> 'Off') as o`;
}
