// Lists of highlights and tags over HTTP in a workspace with 100,000 highlights, as the screens ask for them.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import '#server/kernel/members/tables.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase, openPGlite } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { fillHighlights, type Coded } from './support/fill-highlights.ts';
import { report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const target = 50;
const shape = { highlights: 100_000, notes: 1000, tags: 500, tagsEach: 2 };
const codebook = 5000;
const rounds = 40;
const log = createLog({ level: 'error' });

const fields = `items { id text color createdAt version objectTitle author { name } tags { id title color } } endCursor`;
const queries = {
  project: `query ($projectId: ID!) { highlights(filter: { projectId: $projectId }) { ${fields} } }`,
  next: `query ($projectId: ID!, $after: String) { highlights(filter: { projectId: $projectId }, after: $after) { ${fields} } }`,
  tag: `query ($tagId: ID!) { highlights(filter: { tagId: $tagId }) { ${fields} totalCount } }`,
  note: `query ($noteId: ID!) { highlights(filter: { objectId: $noteId }, sort: POSITION) { ${fields} totalCount } }`,
  workspace: `query { highlights { ${fields} } }`,
  board: `query ($boardId: ID!, $first: Int) { tags(boardId: $boardId, first: $first) { items { id title color rank groupId highlightCount } totalCount } }`,
  search: `query ($projectId: ID!) { searchTags(projectId: $projectId, query: "th a1") { id title color } }`,
} as const;
type Name = keyof typeof queries;
/** The lists of the promise; a board counts all of a codebook's uses and is told, not judged. */
const judged: readonly Name[] = ['project', 'next', 'tag', 'note', 'workspace', 'search'];

const postgres = await startPostgres();
try {
  if (postgres) {
    const options = {
      url: postgres.url,
      dataDir: '',
      poolSize: 4,
      prepare: true,
      statementTimeoutMs: 60_000,
      log,
    };
    await measure('postgres', await openDatabase(options));
  } else {
    console.log('No PostgreSQL server can be had here: only the embedded database is measured.');
  }
} finally {
  postgres?.stop();
}
await measure('pglite', await openPGlite({}, { statementTimeoutMs: 120_000, log }));
process.exit();

async function measure(kind: string, database: Database): Promise<void> {
  await migrate(database.owner);
  const port = await freePort();
  const env = readEnv(
    { PORT: String(port), HARK_URL: `http://localhost:${port}`, LOG_LEVEL: 'error' },
    join(import.meta.dirname, '..'),
  );
  const app = await createApp({ env, log, database, services: ['web'] });
  await app.http.listen({ port, host: '127.0.0.1' });
  const email = 'owner@bench.example';
  const account = await database.transaction({}, 'read write', (db) =>
    findOrCreateAccount(app.services, db, email),
  );
  const owner = { accountId: account.id, email, name: 'Owner' };
  const workspace = await createWorkspace(app.services, { name: 'Bench', owner });
  const { id: memberId } = await database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db.selectFrom('members').select('id').executeTakeFirstOrThrow(),
  );
  const coded = await fillHighlights(database.owner, { workspaceId: workspace.id, memberId }, shape);
  await growCodebook(database, coded, shape.tags, codebook);
  const host = `${workspace.subdomain}.localhost:${port}`;
  const link = await createSignInLink(app.services, workspace, email);
  const bearer = await signIn({ address: `http://127.0.0.1:${port}`, host, link, stop: () => {} });

  async function ask(query: string, variables: object): Promise<{ highlights?: { endCursor: string } }> {
    const { statusCode, body } = await app.http.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { host, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      payload: { query, variables },
    });
    const answer: { data?: object; errors?: unknown } = JSON.parse(body);
    if (statusCode !== 200 || answer.errors) throw new Error(body);
    return answer.data ?? {};
  }

  const first = await ask(queries.project, coded);
  const variables = { ...coded, after: first.highlights?.endCursor, first: 500 };
  const names = Object.keys(queries) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const cpu = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  // Rounds 0 to 4 warm up: plans, caches, the compiler.
  for (let round = 0; round < rounds + 5; round += 1) {
    for (const name of names) {
      const [started, used] = [performance.now(), process.cpuUsage()];
      await ask(queries[name], variables);
      if (round < 5) continue;
      times[name].push(performance.now() - started);
      const { user, system } = process.cpuUsage(used);
      cpu[name] += (user + system) / 1000 / rounds;
    }
  }
  const figures = Object.fromEntries(
    names.flatMap((name) => [
      [`${name}Ms`, at(times[name], 0.5)],
      [`${name}P95Ms`, at(times[name], 0.95)],
      // What it takes on a machine that does nothing else; the embedded database works in this process too.
      [`${name}CpuMs`, Number(cpu[name].toFixed(1))],
    ]),
  );
  const ok = judged.every((name) => at(times[name], 0.95) <= target);
  report(`highlight-list-${kind}`, { ...shape, codebook, ...figures, target }, ok);
  await app.close();
  await database.close();
}

/** Tags that nobody used yet. */
async function growCodebook(database: Database, { boardId }: Coded, from: number, to: number): Promise<void> {
  await database.owner.query(
    `insert into tags (workspace_id, id, board_id, title, folded, key, color, rank, created_at, updated_at)
     select workspace_id, gen_random_uuid(), id, 'Theme ' || md5(n::text), 'theme ' || md5(n::text), md5(n::text),
       '#028321', n, now(), now() from tag_boards, generate_series(${from + 1}, ${to}) n where id = $1`,
    [boardId],
  );
  await database.owner.query('vacuum analyze tags');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
}
