import type pg from 'pg';
import { newId } from '#server/platform/context/new-id.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { texts } from './search-corpus.ts';

export type FilledSearch = { workspaceId: string; email: string };

const projectCount = 200;

/** Items in 200 projects, of which the person may see half. A database that was filled before stays as it is. */
export async function fillSearch(owner: pg.Pool, count: number): Promise<FilledSearch> {
  await migrate(owner);
  const { rows: before } = await owner.query<FilledSearch>(
    `select m.workspace_id as "workspaceId", m.email from members m join search_states s using (workspace_id)
     where s.seq = $1 limit 1`,
    [count],
  );
  if (before[0]) return before[0];
  const [workspaceId, account, member] = [newId(), newId(), newId()];
  const email = 'm0@bench.example';
  await owner.query(`insert into workspaces values ($1, 'bench-space', 'Bench', 'US_B', now())`, [
    workspaceId,
  ]);
  await owner.query('insert into workspace_settings (workspace_id) values ($1)', [workspaceId]);
  await owner.query(
    'insert into accounts (id, email, name, created_at, updated_at) values ($1, $2, $3, now(), now())',
    [account, email, 'Member'],
  );
  await owner.query(
    `insert into members (workspace_id, id, account_id, name, email, role, created_at, updated_at)
     values ($1, $2, $3, 'Member', $4, 'CONTRIBUTOR', now(), now())`,
    [workspaceId, member, account, email],
  );
  const projects = Array.from({ length: projectCount }, () => newId());
  for (const [n, id] of projects.entries()) {
    await owner.query(`insert into access_objects values ($1, $2, 'project', null, $2)`, [workspaceId, id]);
    await owner.query(
      `insert into grants (workspace_id, object_id, grantee, level, created_at) values ($1, $2, $3, 2, now())`,
      [workspaceId, id, n % 2 === 0 ? 'markup' : newId()],
    );
    await owner.query(
      `insert into projects (workspace_id, id, title, summary, created_by, access_id, created_at, updated_at)
       values ($1, $2, $3, '', $4, $2, now(), now())`,
      [workspaceId, id, `Project ${n}`, member],
    );
  }
  let seq = 0;
  let batch: { id: string; title: string; body: string; project: string }[] = [];
  const flush = async (): Promise<void> => {
    await owner.query(
      `insert into search_items (workspace_id, id, type, seq, title, body, access_id, owner_id, project_id,
         location_ids, contributor_ids, created_by, created_at, updated_at)
       select $1, id, 'NOTE', $2 + n, title, body, project, id, project, array[project], array[$3::uuid], $3, now(), now()
       from unnest($4::uuid[], $5::text[], $6::text[], $7::uuid[]) with ordinality as item (id, title, body, project, n)`,
      [
        workspaceId,
        seq - batch.length,
        member,
        batch.map(({ id }) => id),
        batch.map(({ title }) => title),
        batch.map(({ body }) => body),
        batch.map(({ project }) => project),
      ],
    );
    batch = [];
  };
  for (const text of texts(count)) {
    batch.push({ ...text, id: newId(), project: projects[seq % projectCount] ?? '' });
    seq += 1;
    if (batch.length === 1000) await flush();
  }
  if (batch.length > 0) await flush();
  await owner.query('insert into search_states (workspace_id, seq, built_at) values ($1, $2, now())', [
    workspaceId,
    seq,
  ]);
  await owner.query('analyze');
  return { workspaceId, email };
}
