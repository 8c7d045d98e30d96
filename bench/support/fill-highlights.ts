import type pg from 'pg';

export type HighlightShape = { highlights: number; notes: number; tags: number; tagsEach: number };
export type Coded = { projectId: string; noteId: string; tagId: string; boardId: string };

/** A project in which people have coded for years: notes full of highlights, each with a few tags. */
export async function fillHighlights(
  owner: pg.Pool,
  { workspaceId, memberId }: { workspaceId: string; memberId: string },
  { highlights, notes, tags, tagsEach }: HighlightShape,
): Promise<Coded> {
  const run = (text: string): Promise<unknown> =>
    owner.query(
      text.replaceAll('$workspace', `'${workspaceId}'::uuid`).replaceAll('$member', `'${memberId}'::uuid`),
    );
  const id = (kind: string, n: string): string => `md5('coded ${kind}' || (${n}))::uuid`;
  const project = id('project', '1');
  const board = id('board', '1');
  await run(
    `insert into access_objects (workspace_id, id, type, source_id) values ($workspace, ${project}, 'project', ${project})`,
  );
  await run(`insert into grants (workspace_id, object_id, grantee, level, created_at)
    values ($workspace, ${project}, 'markup', 2, now())`);
  await run(`insert into projects (workspace_id, id, title, created_by, access_id, created_at, updated_at)
    values ($workspace, ${project}, 'Coded', $member, ${project}, now(), now())`);
  await run(`insert into access_objects (workspace_id, id, type, parent_id, source_id)
    select $workspace, ${id('note', 'n')}, 'note', ${project}, ${project} from generate_series(1, ${notes}) n`);
  await run(`insert into notes (workspace_id, id, project_id, title, access_id, created_by, created_at, updated_at)
    select $workspace, ${id('note', 'n')}, ${project}, 'Interview ' || n, ${project}, $member, now(), now()
    from generate_series(1, ${notes}) n`);
  await run(`insert into tag_boards (workspace_id, id, project_id, title, rank, is_default, created_at, updated_at)
    values ($workspace, ${board}, ${project}, 'Tags', 0, true, now(), now())`);
  await run(`insert into tags (workspace_id, id, board_id, title, folded, key, color, rank, created_at, updated_at)
    select $workspace, ${id('tag', 'n')}, ${board}, 'Theme ' || md5(n::text), 'theme ' || md5(n::text), md5(n::text),
      '#c51d28', n, now(), now() from generate_series(1, ${tags}) n`);
  // Without figures the planner looks each of them up by reading the whole table.
  await run('analyze access_objects, notes, tags');
  // What the triggers would write is written here: row by row it would take minutes.
  await run('alter table highlights disable trigger user');
  await run('alter table highlight_tags disable trigger user');
  const at = `now() - ((n::bigint * 7919 % ${highlights}) || ' minutes')::interval`;
  await run(`insert into highlights (workspace_id, id, object_type, object_id, project_id, access_id, text, marked, tagged,
      position, start_offset, end_offset, created_by, created_at, updated_at)
    select $workspace, ${id('highlight', 'n')}, 'note', ${id('note', `1 + n % ${notes}`)}, ${project}, ${project},
      repeat('It took three weeks until anybody answered. ', 4), true, true, n, n, n + 100, $member, ${at}, ${at}
    from generate_series(1, ${highlights}) n`);
  await run('analyze highlights');
  await run(`insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_by, added_at, project_id,
      object_id, access_id, hidden, highlighted_at)
    select $workspace, ${id('highlight', 'n')}, ${id('tag', `1 + (n * 31 + k * k * 7) % ${tags}`)}, k, $member, ${at},
      ${project}, ${id('note', `1 + n % ${notes}`)}, ${project}, false, ${at}
    from generate_series(1, ${highlights}) n, generate_series(1, ${tagsEach}) k on conflict do nothing`);
  await run('alter table highlights enable trigger user');
  await run('alter table highlight_tags enable trigger user');
  await owner.query('vacuum analyze');
  const { rows } = await owner.query<Coded>(
    `select ${project} as "projectId", ${id('note', '1')} as "noteId", ${id('tag', '1')} as "tagId", ${board} as "boardId"`,
  );
  const [coded] = rows;
  if (!coded) throw new Error('Nothing was filled');
  return coded;
}
