// A list of 50 projects with their authors through all layers, against bare mercurius with its compiler.
import autocannon from 'autocannon';
import pg from 'pg';
import { newId } from '#server/platform/context/new-id.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { signIn } from './support/sign-in.ts';
import { startChild } from './support/child-server.ts';
import { report } from './support/report.ts';

const target = 0.5;
const query = `query Projects { projects(first: 50) { totalCount endCursor items {
  id title summary createdAt updatedAt version createdBy { id name email role } } } }`;

const postgres = await startPostgres();
if (!postgres) {
  console.log('No PostgreSQL server can be had here; skipped.');
  process.exit(0);
}
const { workspaceId, email } = await fill(postgres.url);
const hark = await startChild('hark-server.ts', [postgres.url, workspaceId, email, '4581']);
const peer = await startChild('mercurius-server.ts', [postgres.url, workspaceId]);
try {
  const bearer = await signIn(hark);
  const harkLoad = {
    url: `${hark.address}/api/graphql`,
    headers: { host: hark.host ?? '', authorization: `Bearer ${bearer}` },
  };
  const peerLoad = { url: `${peer.address}/graphql`, headers: {} };
  await load(harkLoad, 2);
  await load(peerLoad, 2);
  const rounds = [];
  for (let round = 0; round < 3; round += 1)
    rounds.push({ peer: await load(peerLoad, 5), hark: await load(harkLoad, 5) });
  const ratios = rounds.map((round) => round.hark.perSecond / round.peer.perSecond).sort((a, b) => a - b);
  const ratio = ratios[1] ?? 0;
  report('graphql-list', { rounds, ratio: Number(ratio.toFixed(3)), target }, ratio >= target);
} finally {
  hark.stop();
  peer.stop();
  postgres.stop();
}

async function load(
  to: { url: string; headers: Record<string, string> },
  duration: number,
): Promise<{ perSecond: number; p99: number }> {
  const result = await autocannon({
    ...to,
    method: 'POST',
    headers: { ...to.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName: 'Projects' }),
    connections: 20,
    duration,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}

async function fill(url: string): Promise<{ workspaceId: string; email: string }> {
  const owner = new pg.Pool({ connectionString: url });
  await migrate(owner);
  const workspaceId = newId();
  await owner.query(`insert into workspaces values ($1, 'bench-space', 'Bench', 'US_B', now())`, [
    workspaceId,
  ]);
  await owner.query('insert into workspace_settings (workspace_id) values ($1)', [workspaceId]);
  const members: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    const [account, member] = [newId(), newId()];
    await owner.query(
      'insert into accounts (id, email, name, created_at, updated_at) values ($1, $2, $3, now(), now())',
      [account, `m${n}@bench.example`, `Member ${n}`],
    );
    await owner.query(
      `insert into members (workspace_id, id, account_id, name, email, role, created_at, updated_at) values ($1, $2, $3, $4, $5, 'MANAGER', now(), now())`,
      [workspaceId, member, account, `Member ${n}`, `m${n}@bench.example`],
    );
    members.push(member);
  }
  for (let n = 0; n < 50; n += 1) {
    const id = newId();
    await owner.query(`insert into access_objects values ($1, $2, 'project', null, $2)`, [workspaceId, id]);
    await owner.query(
      `insert into grants (workspace_id, object_id, grantee, level, created_at) values ($1, $2, 'markup', 2, now())`,
      [workspaceId, id],
    );
    await owner.query(
      `insert into projects (workspace_id, id, title, summary, created_by, access_id, created_at, updated_at) values ($1, $2, $3, $4, $5, $2, now(), now())`,
      [
        workspaceId,
        id,
        `Project ${n}`,
        'A summary of some length, as people write them. '.repeat(4),
        members[n % 10],
      ],
    );
  }
  await owner.query('analyze');
  await owner.end();
  return { workspaceId, email: 'm0@bench.example' };
}
