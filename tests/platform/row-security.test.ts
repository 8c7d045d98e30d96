import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Scope } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { AnyRow, insertStatement } from './support/any-row.ts';
import { directoryTables } from './support/directory-tables.ts';
import { readCatalog, type Table } from './support/catalog.ts';
import { addWorkspace } from './support/test-workspace.ts';

/** Of these no request knows anything: they belong to the owner alone. */
const ownerTables = ['instance', 'migrations'];
/** Policies are joined by OR: each one beside the tenant's opens a door and is named here. */
const doors = [
  'gallery_templates published',
  'invites own_invites',
  'members own_inviters',
  'members own_memberships',
  'open_domains own_domain',
  'workspace_logos own_teams',
  'workspace_settings own_teams',
];
/** Go with what they belong to by a trigger: a foreign key would be asked for each of a million rows. */
const goneByTrigger = ['people', 'person_keys', 'search_items'];
/** What a request inside a workspace reaches of the directory. */
const directoryDoors = [
  'account_sessions own_sessions',
  'outbox own_receipts',
  'outgoing_mails post',
  'schedules own_schedules',
  'workspace_addresses own_addresses',
  'workspace_deletions own_deletion',
  'workspaces only_requested',
  'workspaces own_workspace',
];

let database: Database;
let catalog: Map<string, Table>;
let tenantTables: Table[];
let anyRow: AnyRow;

beforeAll(async () => {
  database = await openTestDatabase();
  catalog = await readCatalog(database.owner);
  tenantTables = [...catalog.values()].filter(({ name }) => !directoryTables.includes(name));
  anyRow = new AnyRow(database.owner, catalog);
});
afterAll(() => database.close());

describe('the schema', () => {
  it('leaves no table without row-level security but those of the owner', () => {
    const open = [...catalog.values()].filter(({ rowSecurity }) => !rowSecurity).map(({ name }) => name);
    expect(open).toEqual(ownerTables);
  });

  it('enables and forces row-level security on every other table', () => {
    expect(tenantTables.length).toBeGreaterThan(5);
    expect(tenantTables.filter(({ rowSecurity, forced }) => !rowSecurity || !forced)).toEqual([]);
  });

  it('ties every row of a tenant table to a workspace that exists', () => {
    // A backup reads workspace by workspace: a row without one would be in none.
    const reachesWorkspaces = (table: Table): boolean =>
      table.foreignKeys.some(({ columns, target }) => {
        const parent = catalog.get(target);
        return (
          columns.includes('workspace_id') &&
          (target === 'workspaces' ||
            goneByTrigger.includes(target) ||
            (parent !== undefined && parent !== table && reachesWorkspaces(parent)))
        );
      });
    const loose = tenantTables.filter((table) => {
      const column = table.columns.find(({ name }) => name === 'workspace_id');
      return !column?.required || goneByTrigger.includes(table.name) || !reachesWorkspaces(table);
    });
    expect(loose.map(({ name }) => name)).toEqual(goneByTrigger);
  });

  it('has the tenant policy on every tenant table, and no door beyond the known ones', async () => {
    const { rows } = await database.owner.query<{
      table: string;
      policy: string;
      what: string;
      checked: string | null;
    }>(
      `select polrelid::regclass::text as table, polname as policy, polcmd::text || ' ' || pg_get_expr(polqual, polrelid) as what,
         pg_get_expr(polwithcheck, polrelid) as checked
       from pg_policy order by 1, 2`,
    );
    const tenant = rows.filter(({ policy }) => policy === 'tenant');
    expect(tenant.map(({ table }) => table)).toEqual(tenantTables.map(({ name }) => name));
    const rule = '(workspace_id = ( SELECT current_workspace() AS current_workspace))';
    expect(new Set(tenant.map(({ what }) => what))).toEqual(new Set([`* ${rule}`]));
    expect(new Set(tenant.map(({ checked }) => checked))).toEqual(new Set([rule]));
    const inDirectory = rows.filter(({ table }) => directoryTables.includes(table));
    const forDirectory = inDirectory.filter(({ policy }) => policy === 'directory');
    expect(forDirectory.map(({ table }) => table)).toEqual(
      directoryTables.filter((table) => !ownerTables.includes(table)),
    );
    const namesOf = (some: typeof rows) => some.map(({ table, policy }) => `${table} ${policy}`);
    expect(namesOf(inDirectory.filter(({ policy }) => policy !== 'directory'))).toEqual(directoryDoors);
    const deletes = ({ what }: { what: string }): boolean => what.startsWith('d ');
    const others = rows.filter(
      ({ table, policy }) => policy !== 'tenant' && !directoryTables.includes(table),
    );
    const [deleting, reading] = [others.filter(deletes), others.filter((one) => !deletes(one))];
    expect(namesOf(deleting)).toEqual(['events old_only']);
    expect(namesOf(reading)).toEqual(doors);
    expect(reading.filter(({ what }) => !what.startsWith('r '))).toEqual([]);
  });

  it('runs nothing with the rights of its owner', async () => {
    const { rows } = await database.owner.query(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef",
    );
    expect(rows).toEqual([]);
  });
});

describe.each([
  { role: 'hark_app', roles: 0 },
  { role: 'hark_directory', roles: 1 },
  { role: 'hark_jobs', roles: 0 },
])('$role', ({ role, roles }) => {
  it('owns no table of ours, bypasses nothing, is nobody else', async () => {
    const { rows } = await database.owner.query(
      `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolcanlogin, rolreplication,
        (select count(*)::int from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace) as owns,
        (select count(*)::int from pg_auth_members where member = r.oid) as roles
       from pg_roles r where rolname = $1`,
      [role],
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolcanlogin: false,
        rolreplication: false,
        owns: 0,
        roles,
      },
    ]);
  });
});

describe('the application’s role', () => {
  it.each([
    'create table mine (id int)',
    'alter table members no force row level security',
    'alter table members disable row level security',
    'drop policy tenant on members',
    'select * from migrations',
    "update instance set secret = 'x'",
    'truncate members',
    'select pg_read_file($$/etc/passwd$$)',
  ])('may not %s', async (statement) => {
    const trying = database.transaction({}, 'read write', (db) => sql.raw(statement).execute(db));
    await expect(trying).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    'select secret from instance',
    'select password_hash from accounts',
    'select token_hash from account_sessions',
    'select secret_hash from email_challenges',
    'select text_body from outgoing_mails',
    'select * from rate_counters',
    'delete from workspaces',
    'delete from account_sessions',
    "insert into workspaces (id, subdomain, name, region, created_at) values (gen_random_uuid(), 'x', 'x', 'x', now())",
    "update accounts set password_hash = 'x'",
  ])('inside a workspace may not %s', async (statement) => {
    const { id } = await addWorkspace(database, 'bound');
    const trying = database.transaction({ workspaceId: id }, 'read write', (db) =>
      sql.raw(statement).execute(db),
    );
    await expect(trying).rejects.toMatchObject({ code: '42501' });
  });

  it('knows of its own workspace only, and of the sessions there only whose they are', async () => {
    const [mine, other] = [await addWorkspace(database, 'seen'), await addWorkspace(database, 'unseen')];
    await database.transaction({ workspaceId: mine.id }, 'read write', async (db) => {
      const seen = await sql<{ id: string }>`select id from workspaces`.execute(db);
      expect(seen.rows).toEqual([{ id: mine.id }]);
      const renamed = await sql`update workspaces set name = 'x' where id = ${other.id}`.execute(db);
      expect(renamed.numAffectedRows).toBe(0n);
      const ended = await sql`update account_sessions set revoked_at = now()
        where workspace_id is distinct from ${mine.id}`.execute(db);
      expect(ended.numAffectedRows).toBe(0n);
    });
  });

  it.each(['select secret from instance', 'select * from migrations'])(
    'signing people in may not %s either',
    async (statement) => {
      const trying = database.transaction({}, 'read write', (db) => sql.raw(statement).execute(db));
      await expect(trying).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('upkeep deletes no workspace but one that an admin asked to delete', async () => {
    const [kept, leaving] = [await addWorkspace(database, 'kept'), await addWorkspace(database, 'leaving')];
    await database.owner.query(
      'insert into workspace_deletions (workspace_id, requested_by, requested_at, due_at) values ($1, $2, now(), now())',
      [leaving.id, newId()],
    );
    const deleted = await database.transaction({}, 'read write', (db) =>
      sql<{
        id: string;
      }>`delete from workspaces where id in (${kept.id}, ${leaving.id}) returning id`.execute(db),
    );
    expect(deleted.rows).toEqual([{ id: leaving.id }]);
  });

  it('can’t switch row-level security off for itself', async () => {
    const trying = database.transaction({}, 'read write', async (db) => {
      await sql`set local row_security = off`.execute(db);
      await sql`select * from members`.execute(db);
    });
    await expect(trying).rejects.toMatchObject({ code: '42501' });
  });
});

type Situation = { name: string; scope: (other: string) => Scope; before?: (owner: string) => Scope };
const situations: Situation[] = [
  { name: 'no workspace', scope: () => ({}) },
  { name: 'another workspace', scope: (other) => ({ workspaceId: other }) },
  {
    name: 'left over from the previous transaction',
    scope: () => ({}),
    before: (owner) => ({ workspaceId: owner }),
  },
  {
    name: 'another workspace after the right one',
    scope: (other) => ({ workspaceId: other }),
    before: (owner) => ({ workspaceId: owner }),
  },
  {
    name: 'a person without a workspace',
    scope: () => ({ accountId: newId(), email: 'nobody@nowhere.test' }),
  },
];

describe.each(situations)('with $name', ({ scope, before }) => {
  it('no tenant table shows a row or takes one', async () => {
    const mine = await addWorkspace(database, 'mine');
    const other = await addWorkspace(database, 'other');
    for (const table of tenantTables) {
      const row = await anyRow.insert(table, mine.id);
      const foreign = insertStatement(table.name, await anyRow.draft(table, mine.id));
      await anyRow.insert(table, other.id).catch(ignoreDuplicate);
      const stored = await rowsOf(table.name, mine.id);
      const statement = async (text: string, values: unknown[] = []): Promise<number> => {
        const first = before && (await connectionOf(before(mine.id)));
        return database.transaction(scope(other.id), 'read write', async (db) => {
          if (first !== undefined && first !== (await connectionIn(db))) {
            throw new Error('Not the connection that the other workspace used');
          }
          const result = await db.executeQuery(CompiledQuery.raw(text, values));
          return Number(result.numAffectedRows ?? result.rows.length);
        });
      };
      const inMine = 'where workspace_id = $1';
      const note = `${table.name}: ${JSON.stringify(Object.keys(row))}`;
      expect(await statement(`select * from ${table.name} ${inMine}`, [mine.id]), note).toBe(0);
      expect(await statement(`select * from ${table.name} where workspace_id <> $1`, [other.id]), note).toBe(
        0,
      );
      const updating = statement(`update ${table.name} set workspace_id = workspace_id ${inMine}`, [mine.id]);
      expect(await updating.catch(noneWhenForbidden), note).toBe(0);
      const deleting = statement(`delete from ${table.name} ${inMine}`, [mine.id]);
      expect(await deleting.catch(noneWhenForbidden), note).toBe(0);
      await expect(statement(foreign.text, foreign.values), note).rejects.toMatchObject({ code: '42501' });
      const moving = statement(`update ${table.name} set workspace_id = $1 where workspace_id = $2`, [
        mine.id,
        other.id,
      ]);
      // Without a workspace there is no row to move; with one, its own row may not leave.
      const allowed = scope(other.id).workspaceId === undefined ? [0, '42501'] : ['42501'];
      expect(allowed, note).toContain(await moving.catch(codeOf));
      expect(await rowsOf(table.name, mine.id), note).toEqual(stored);
    }
  });
});

describe('with the right workspace', () => {
  it('every tenant table shows its row and takes one', async () => {
    const mine = await addWorkspace(database, 'right');
    for (const table of tenantTables) {
      const { text, values } = insertStatement(table.name, await anyRow.draft(table, mine.id));
      await database.transaction({ workspaceId: mine.id }, 'read write', async (db) => {
        await db.executeQuery(CompiledQuery.raw(text, values));
      });
      const { rows } = await database.transaction({ workspaceId: mine.id }, 'read only', (db) =>
        db.executeQuery(CompiledQuery.raw(`select * from ${table.name}`)),
      );
      expect(rows.length, table.name).toBeGreaterThan(0);
    }
  });
});

describe('a person outside of a workspace', () => {
  it('sees the own memberships everywhere and changes none', async () => {
    const [first, second] = [await addWorkspace(database, 'one'), await addWorkspace(database, 'two')];
    const members = tableNamed('members');
    const row = await anyRow.insert(members, first.id);
    await anyRow.insert(members, second.id);
    const scope: Scope = { accountId: String(row['account_id']) };
    await database.transaction(scope, 'read write', async (db) => {
      const seen = await sql<{ id: string }>`select id from members`.execute(db);
      expect(seen.rows).toEqual([{ id: row['id'] }]);
      const changed = await sql`update members set workspace_admin = true`.execute(db);
      expect(changed.numAffectedRows).toBe(0n);
      const deleted = await sql`delete from members`.execute(db);
      expect(deleted.numAffectedRows).toBe(0n);
    });
  });
});

describe('values of a scope', () => {
  const injections = [
    `' or true --`,
    `00000000-0000-0000-0000-000000000000'; reset role; --`,
    `00000000-0000-0000-0000-000000000000\n`,
    `00000000-0000-0000-0000-00000000000A`,
    `{00000000-0000-0000-0000-000000000000}`,
    '',
    ' ',
  ];
  it.each(injections)('refuses %j as a workspace and as an account', async (value) => {
    for (const scope of [{ workspaceId: value }, { accountId: value }]) {
      await expect(database.transaction(scope, 'read only', async () => {})).rejects.toThrow(
        'Not a canonical UUID',
      );
    }
  });

  it.each([`a\\'; reset role; --`, 'a\0b'])('refuses %j as an e-mail', async (email) => {
    await expect(database.transaction({ email }, 'read only', async () => {})).rejects.toThrow(
      'Not a plain text',
    );
  });

  it.each([`o'brien@example.org`, `x'; reset role; --`, `'; drop table members; --`, `$$; reset role; $$`])(
    'takes %j as an e-mail and nothing more',
    async (email) => {
      const { rows } = await database.transaction({ email }, 'read only', (db) =>
        sql<{
          email: string;
          role: string;
        }>`select current_email() as email, current_user::text as role`.execute(db),
      );
      expect(rows).toEqual([{ email, role: 'hark_directory' }]);
    },
  );
});

function tableNamed(name: string): Table {
  const table = catalog.get(name);
  if (!table) throw new Error(`No table ${name}`);
  return table;
}

async function rowsOf(table: string, workspaceId: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ line: string }>(
    `select to_jsonb(t)::text as line from ${table} t where workspace_id = $1 order by 1`,
    [workspaceId],
  );
  return rows.map(({ line }) => line);
}

async function connectionOf(scope: Scope): Promise<number | undefined> {
  return database.transaction(scope, 'read only', connectionIn);
}

async function connectionIn(
  db: Parameters<Parameters<Database['transaction']>[2]>[0],
): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid;
}

/** A table with one row a workspace has it already. */
function ignoreDuplicate(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
}

/** Some tables take no update or no delete at all: events are never changed. */
function noneWhenForbidden(error: unknown): number {
  if (codeOf(error) === '42501') return 0;
  throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
