// The peer: the same 50 projects with their authors, through mercurius with its compiler and nothing else.
import DataLoader from 'dataloader';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

const [url = '', workspaceId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });

type Row = { id: string; created_by: string; created_at: Date; updated_at: Date };
type Context = { members: DataLoader<string, unknown> };

const app = Fastify();
await app.register(mercurius, {
  jit: 1,
  schema: `
    type Member { id: ID! name: String! email: String! role: String }
    type Project { id: ID! title: String! summary: String! createdAt: String! updatedAt: String! version: Int! createdBy: Member }
    type ProjectPage { items: [Project!]! totalCount: Int! endCursor: String }
    type Query { projects(first: Int): ProjectPage! }
  `,
  context: (): Context => ({
    members: new DataLoader(async (ids: readonly string[]) => {
      const { rows } = await pool.query<{ id: string }>({
        name: 'members',
        text: 'select id, name, email, role from members where workspace_id = $1 and id = any($2::uuid[])',
        values: [workspaceId, ids],
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
  }),
  resolvers: {
    Query: {
      projects: async (_root: unknown, { first }: { first?: number }) => {
        const items = await pool.query({
          name: 'projects',
          text: `select id, title, summary, created_at, updated_at, created_by, version from projects
                 where workspace_id = $1 and trashed_at is null order by created_at desc, id desc limit $2`,
          values: [workspaceId, (first ?? 50) + 1],
        });
        const total = await pool.query({
          name: 'count',
          text: 'select count(*) from projects where workspace_id = $1 and trashed_at is null',
          values: [workspaceId],
        });
        return {
          items: items.rows.slice(0, first),
          totalCount: Number(total.rows[0].count),
          endCursor: null,
        };
      },
    },
    Project: {
      createdAt: ({ created_at }: Row) => created_at.toISOString(),
      updatedAt: ({ updated_at }: Row) => updated_at.toISOString(),
      createdBy: ({ created_by }: Row, _args: unknown, ctx: unknown) =>
        (ctx as Context).members.load(created_by),
    },
  },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
