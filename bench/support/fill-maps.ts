import type pg from 'pg';
import { newId } from '#server/platform/context/new-id.ts';

export type Filled = {
  workspaceId: string;
  projectId: string;
  viewers: { id: string; groupIds: string[] }[];
};
export type Shape = { items: number; ownMaps: number; projects: number; groups: number; users: number };

/**
 * A large workspace: notes, each with a highlight. 200 maps govern most of them, some have a map of their own.
 * Of the maps six in ten are open to all, three to two groups, one to five people; everybody is in two groups.
 */
export async function fillMaps(owner: pg.Pool, shape: Shape): Promise<Filled> {
  const workspaceId = newId();
  await owner.query(`insert into workspaces values ($1, 'bench-maps', 'Bench', 'US_B', now())`, [
    workspaceId,
  ]);
  await owner.query('insert into workspace_settings (workspace_id) values ($1)', [workspaceId]);
  const run = (text: string): Promise<unknown> =>
    owner.query(text.replaceAll('$workspace', `'${workspaceId}'::uuid`));
  const id = (kind: string, n: string): string => `md5('${kind}' || (${n}))::uuid`;
  const maps = shape.projects + shape.ownMaps;

  await run(`insert into accounts (id, email, created_at, updated_at)
    select ${id('account', 'n')}, 'm' || n || '@bench.example', now(), now() from generate_series(1, ${shape.users}) n`);
  await run(`insert into members (workspace_id, id, account_id, name, email, role, created_at, updated_at)
    select $workspace, ${id('member', 'n')}, ${id('account', 'n')}, 'Member ' || n, 'm' || n || '@bench.example',
      'CONTRIBUTOR', now(), now() from generate_series(1, ${shape.users}) n`);
  await run(`insert into groups (workspace_id, id, name, created_at, updated_at)
    select $workspace, ${id('group', 'n')}, 'Group ' || n, now(), now() from generate_series(1, ${shape.groups}) n`);
  await run(`insert into group_members (workspace_id, group_id, member_id, added_at)
    select $workspace, ${id('group', `1 + (n * k * 7) % ${shape.groups}`)}, ${id('member', 'n')}, now()
    from generate_series(1, ${shape.users}) n, generate_series(1, 2) k on conflict do nothing`);
  await run(`insert into access_objects (workspace_id, id, type, parent_id, source_id)
    select $workspace, ${id('map', 'n')}, 'project', null, ${id('map', 'n')} from generate_series(1, ${maps}) n`);
  await run(`insert into grants (workspace_id, object_id, grantee, level, created_at)
    select $workspace, ${id('map', 'n')}, grantee, level, now() from generate_series(1, ${maps}) n, lateral (
      select ${id('member', `1 + (n * 13) % ${shape.users}`)}::text, 3
      union select 'markup', 2 where n % 10 < 6
      union select ${id('group', `1 + (n * k * 11) % ${shape.groups}`)}::text, 2 from generate_series(1, 2) k where n % 10 between 6 and 8
      union select ${id('member', `1 + (n * k * 17) % ${shape.users}`)}::text, 1 from generate_series(1, 5) k where n % 10 = 9
    ) line (grantee, level) on conflict do nothing`);
  const project = id('map', '1');
  await run(`insert into projects (workspace_id, id, title, created_by, access_id, created_at, updated_at)
    values ($workspace, ${project}, 'Interviews', ${id('member', '1')}, ${project}, now(), now())`);
  const mapOf = `case when n <= ${shape.ownMaps} then ${id('map', `${shape.projects} + n`)} else ${id('map', `1 + n % ${shape.projects}`)} end`;
  const at = `now() - ((n::bigint * 7919 % ${shape.items}) || ' minutes')::interval`;
  await run(`insert into access_objects (workspace_id, id, type, parent_id, source_id)
    select $workspace, ${id('item', 'n')}, 'note', ${project}, ${mapOf} from generate_series(1, ${shape.items}) n`);
  await run(`insert into notes (workspace_id, id, project_id, title, access_id, created_by, created_at, updated_at)
    select $workspace, ${id('item', 'n')}, ${project}, 'Interview ' || n, ${mapOf},
      ${id('member', `1 + n % ${shape.users}`)}, ${at}, now() from generate_series(1, ${shape.items}) n`);
  // What the triggers would write is written here: row by row it would take minutes.
  await run('alter table highlights disable trigger user');
  await run(`insert into highlights (workspace_id, id, object_type, object_id, project_id, access_id, text, marked, tagged,
      position, start_offset, end_offset, created_by, created_at, updated_at)
    select $workspace, ${id('highlight', 'n')}, 'note', ${id('item', 'n')}, ${project}, ${mapOf},
      repeat('It took three weeks until anybody answered. ', 4), true, false, n, n, n + 100,
      ${id('member', `1 + n % ${shape.users}`)}, ${at}, ${at} from generate_series(1, ${shape.items}) n`);
  await run('alter table highlights enable trigger user');
  await owner.query('vacuum analyze');
  const { rows } = await owner.query<{ id: string; groupIds: string[] }>(
    `select m.id, array(select group_id::text from group_members g where g.workspace_id = m.workspace_id and g.member_id = m.id) as "groupIds"
     from members m where m.workspace_id = $1 order by md5(m.id::text) limit 20`,
    [workspaceId],
  );
  const { rows: ids } = await owner.query<{ id: string }>(`select ${project} as id`);
  return { workspaceId, projectId: ids[0]?.id ?? '', viewers: rows };
}
