import type pg from 'pg';
import { newId } from '#server/platform/context/new-id.ts';

export type FilledProject = {
  workspaceId: string;
  projectId: string;
  memberId: string;
  selectId: string;
  numberId: string;
  optionIds: string[];
  tagIds: string[];
};

export type ProjectShape = { notes: number; highlights: number; tags: number; options: number };

/** One large project: notes with two fields filled, highlights with one tag each, one note in fifty with a map of its own. */
export async function fillProject(owner: pg.Pool, shape: ProjectShape): Promise<FilledProject> {
  const [workspaceId, projectId, memberId, accountId, setId, selectId, numberId, boardId] = Array.from(
    { length: 8 },
    newId,
  ) as [string, string, string, string, string, string, string, string];
  const values: Readonly<Record<string, string>> = {
    workspace: workspaceId,
    project: projectId,
    member: memberId,
    account: accountId,
    set: setId,
    select: selectId,
    number: numberId,
    board: boardId,
  };
  const run = (text: string): Promise<unknown> =>
    owner.query(text.replaceAll(/\$(\w+)/g, (_, name: string) => `'${values[name] ?? ''}'::uuid`));
  const id = (kind: string, n: string): string => `md5('${workspaceId}${kind}' || (${n}))::uuid`;
  const map = (n: string): string => `case when ${n} % 50 = 0 then ${id('note', n)} else $project end`;

  await run(`insert into workspaces values ($workspace, 'bench-views', 'Bench', 'US_B', now())`);
  await run('insert into workspace_settings (workspace_id) values ($workspace)');
  await run(
    `insert into accounts (id, email, created_at, updated_at) values ($account, 'v@bench.example', now(), now())`,
  );
  await run(`insert into members (workspace_id, id, account_id, name, email, role, created_at, updated_at)
    values ($workspace, $member, $account, 'Viewer', 'v@bench.example', 'CONTRIBUTOR', now(), now())`);
  await run(
    `insert into access_objects (workspace_id, id, type, source_id) values ($workspace, $project, 'project', $project)`,
  );
  await run(
    `insert into grants (workspace_id, object_id, grantee, level, created_at) values ($workspace, $project, 'markup', 2, now())`,
  );
  await run(`insert into projects (workspace_id, id, title, created_by, access_id, created_at, updated_at)
    values ($workspace, $project, 'Large', $member, $project, now(), now())`);
  await run(`insert into access_objects (workspace_id, id, type, parent_id, source_id)
    select $workspace, ${id('note', 'n')}, 'note', $project, ${map('n')} from generate_series(1, ${shape.notes}) n`);
  await run(`insert into grants (workspace_id, object_id, grantee, level, created_at)
    select $workspace, ${id('note', 'n')}, 'markup', 2, now() from generate_series(50, ${shape.notes}, 100) n`);
  await run(`insert into notes (workspace_id, id, project_id, title, access_id, created_by, created_at, updated_at)
    select $workspace, ${id('note', 'n')}, $project, 'Interview ' || (n::bigint * 7919 % ${shape.notes}), ${map('n')}, $member,
      now() - (n || ' minutes')::interval, now() - (n * 3 || ' seconds')::interval from generate_series(1, ${shape.notes}) n`);
  await run(`insert into documents (workspace_id, id, kind, owner_id, snapshot, text, created_at, edited_at)
    select $workspace, ${id('note', 'n')}, 'note', ${id('note', 'n')}, '\\x0000',
      repeat('What people said about delivery and price number ' || n || '. ', 20), now(), now()
    from generate_series(1, ${shape.notes}) n`);
  await run(
    `insert into field_sets (workspace_id, id, owner, project_id, created_at) values ($workspace, $set, 'note', $project, now())`,
  );
  await run(`insert into fields (workspace_id, id, field_set_id, label, type, max_options, created_at, updated_at)
    values ($workspace, $select, $set, 'Stage', 'SELECT', 1, now(), now()), ($workspace, $number, $set, 'Score', 'NUMBER', null, now(), now())`);
  await run(`insert into field_options (workspace_id, id, field_id, label, color, rank, created_at)
    select $workspace, ${id('option', 'n')}, $select, 'Option ' || n, '#336699', n, now() from generate_series(1, ${shape.options}) n`);
  await run(`insert into field_values (workspace_id, object_id, field_id, ids, updated_at)
    select $workspace, ${id('note', 'n')}, $select, array[${id('option', `1 + n % ${shape.options}`)}], now()
    from generate_series(1, ${shape.notes}) n where n % 7 > 0`);
  await run(`insert into field_values (workspace_id, object_id, field_id, value, number_value, updated_at)
    select $workspace, ${id('note', 'n')}, $number, (n % 997)::text, n % 997, now() from generate_series(1, ${shape.notes}) n where n % 5 > 0`);
  await run(`insert into tag_boards (workspace_id, id, project_id, title, rank, is_default, created_at, updated_at)
    values ($workspace, $board, $project, 'Tags', 0, true, now(), now())`);
  await run(`insert into tags (workspace_id, id, board_id, title, folded, key, color, rank, created_at, updated_at)
    select $workspace, ${id('tag', 'n')}, $board, 'Tag ' || n, 'tag ' || n, 'tag ' || n, '#336699', n, now(), now()
    from generate_series(1, ${shape.tags}) n`);
  const note = `1 + n % ${shape.notes}`;
  // What the triggers would write is written here: row by row it would take minutes.
  await run('alter table highlights disable trigger user');
  await run('alter table highlight_tags disable trigger user');
  await run(`insert into highlights (workspace_id, id, object_type, object_id, project_id, access_id, text, marked, tagged, created_by, created_at, updated_at)
    select $workspace, ${id('highlight', 'n')}, 'note', ${id('note', note)}, $project, ${map(`(${note})`)},
      'They said that the box was late again, number ' || n, true, n % 10 > 0, $member, now() - (n || ' seconds')::interval, now() - (n || ' seconds')::interval
    from generate_series(1, ${shape.highlights}) n`);
  await run(`insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_at, project_id, object_id, access_id, hidden, highlighted_at)
    select $workspace, ${id('highlight', 'n')}, ${id('tag', `1 + n % ${shape.tags}`)}, 0, now(), $project, ${id('note', note)},
      ${map(`(${note})`)}, false, now() - (n || ' seconds')::interval from generate_series(1, ${shape.highlights}) n where n % 10 > 0`);
  await run('alter table highlights enable trigger user');
  await run('alter table highlight_tags enable trigger user');
  await owner.query('vacuum analyze');
  const idsOf = async (table: string): Promise<string[]> =>
    (
      await owner.query<{ id: string }>(
        `select id from ${table} where workspace_id = $1 order by rank limit 3`,
        [workspaceId],
      )
    ).rows.map((row) => row.id);
  return {
    workspaceId,
    projectId,
    memberId,
    selectId,
    numberId,
    optionIds: await idsOf('field_options'),
    tagIds: await idsOf('tags'),
  };
}
