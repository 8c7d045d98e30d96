import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { builtServer } from '#tests/support/built-server.ts';
import { startChild } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import {
  createPostgresDatabase,
  fillDataDir,
  openDataDir,
  openPostgresAt,
  testServer,
} from '#tests/support/test-database.ts';

type Answer = { code: number | null; said: string; failed: string };

async function hark(args: string[], env: NodeJS.ProcessEnv): Promise<Answer> {
  const child = startChild(await builtServer('cli'), args, {
    HARK_URL: 'http://hark.test',
    SMTP_URL: '',
    DATABASE_URL: '',
    ...env,
  });
  const code = await child.ended;
  return { code, said: child.lines.join('\n'), failed: child.errors().trim() };
}

type Place = {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  query: (text: string, values?: unknown[]) => Promise<unknown[]>;
};

/** An installation of its own: a data folder, and a database on the server when the run has one. */
async function emptyInstallation(): Promise<Place> {
  const dataDir = tempDir();
  if (testServer === undefined) {
    await fillDataDir(dataDir);
    return {
      env: { HARK_DATA_DIR: dataDir },
      dataDir,
      query: async (text, values) => {
        const database = await openDataDir(dataDir);
        try {
          return (await database.owner.query(text, values)).rows;
        } finally {
          await database.close();
        }
      },
    };
  }
  const { url, drop } = await createPostgresDatabase(testServer);
  onTestFinished(drop);
  const query: Place['query'] = async (text, values) => {
    const database = await openPostgresAt(url);
    try {
      await migrate(database.owner);
      return (await database.owner.query(text, values)).rows;
    } finally {
      await database.close();
    }
  };
  return { env: { HARK_DATA_DIR: dataDir, DATABASE_URL: url }, dataDir, query };
}

async function installationWithAcme(): Promise<Place> {
  const place = await emptyInstallation();
  await place.query(
    `with account as (
       insert into accounts (id, email, name, created_at, updated_at)
       values ($1, 'owner@acme.test', 'Olga Owner', now(), now()) returning id),
     workspace as (
       insert into workspaces (id, subdomain, name, region, created_at) values ($2, 'acme', 'Acme', 'eu', now()) returning id),
     settings as (insert into workspace_settings (workspace_id) select id from workspace)
     insert into members (workspace_id, id, account_id, name, email, role, workspace_admin, created_at, updated_at)
     select workspace.id, $3, account.id, 'Olga Owner', 'owner@acme.test', 'MANAGER', true, now(), now() from account, workspace`,
    [newId(), newId(), newId()],
  );
  return place;
}

describe('npx hark', () => {
  it.each([
    [[], 0, /npx hark <command>/, ''],
    [['help'], 0, /restore <file>/, ''],
    [['--help'], 0, /sign-in-link/, ''],
    [['-h'], 0, /sign-in-link/, ''],
    [['sign-in-link', 'a', 'b', 'c'], 2, /^$/, 'Usage: npx hark sign-in-link [subdomain] [email]'],
    [['frobnicate'], 2, /^$/, 'There is no command "frobnicate". Try: npx hark help'],
    [['constructor'], 2, /^$/, 'There is no command "constructor". Try: npx hark help'],
    [['restore'], 2, /^$/, 'Usage: npx hark restore <file> [--force]'],
    [['user', 'remove'], 2, /^$/, 'Usage: npx hark user invite|remove-second-factor …'],
    [['backup', 'a', 'b'], 2, /^$/, 'Usage: npx hark backup [file]'],
    [['restore', '/no/such/file'], 1, /^$/, 'There is no file /no/such/file.'],
  ] as const)('answers %j with code %d', async (args, code, said, failed) => {
    const answer = await hark([...args], { HARK_DATA_DIR: join(tempDir(), 'never') });
    expect(answer.failed).toBe(failed);
    expect(answer.code).toBe(code);
    expect(answer.said).toMatch(said);
  });

  it('says in one line that a database can’t be reached', async () => {
    const answer = await hark(['migrate'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    expect(answer).toMatchObject({ code: 1, said: '' });
    expect(answer.failed).toMatch(/^The database at DATABASE_URL can’t be reached [^\n]*$/);
  });
});

// Each command opens the embedded database again, which takes seconds on a busy machine.
describe('with an installation', { timeout: 180_000 }, () => {
  let place: Place;

  it('saves, restores and refuses', async () => {
    place = await installationWithAcme();
    mkdirSync(join(place.dataDir, 'files'));
    writeFileSync(join(place.dataDir, 'files/report.pdf'), 'a report');
    const file = join(tempDir(), 'backup.tar.gz');
    expect(await hark(['backup', file], place.env)).toMatchObject({
      code: 0,
      failed: '',
      said: expect.stringMatching(/^Saved \d+ rows of \d+ tables and 1 files to /),
    });
    const again = await hark(['backup', file], place.env);
    expect(again).toMatchObject({ code: 2, failed: `${file} exists already. Name another file.` });
    const refused = await hark(['restore', file], place.env);
    expect(refused).toMatchObject({
      code: 1,
      failed: expect.stringMatching(/^There are files in .* Use --force/),
    });

    const damaged = join(tempDir(), 'damaged.tar.gz');
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(damaged, bytes);
    const untouched = join(tempDir(), 'untouched');
    const wrong = await hark(['restore', damaged], { ...place.env, HARK_DATA_DIR: untouched });
    expect(wrong).toMatchObject({
      code: 1,
      failed: expect.stringMatching(/^The backup .* is damaged: [^\n]*$/),
    });
    expect(existsSync(untouched)).toBe(false);

    const target = await emptyInstallation();
    expect(await hark(['restore', file], target.env)).toMatchObject({ code: 0, failed: '' });
    expect(readFileSync(join(target.dataDir, 'files/report.pdf'), 'utf8')).toBe('a report');
    expect(await target.query('select subdomain from workspaces')).toEqual([{ subdomain: 'acme' }]);
    const forced = await hark(['restore', file, '--force'], target.env);
    expect(forced).toMatchObject({ code: 0, said: expect.stringMatching(/^Restored \d+ rows/) });
  });

  it('invites a person and shows the link', async () => {
    place = await installationWithAcme();
    const answer = await hark(
      ['user', 'invite', 'acme', 'New@Example.org', '--role', 'contributor'],
      place.env,
    );
    expect(answer.failed).toBe('');
    const link =
      /^Invited New@Example\.org as CONTRIBUTOR\. Give them this link: (\S+)$/.exec(answer.said)?.[1] ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(new URL(link).host).toBe('acme.hark.test');
    expect(await place.query('select email, role, token_hash from invites')).toEqual([
      {
        email: 'new@example.org',
        role: 'CONTRIBUTOR',
        token_hash: createHash('sha256').update(token).digest(),
      },
    ]);
    expect(await place.query('select recipient from outgoing_mails')).toEqual([
      { recipient: 'new@example.org' },
    ]);

    const member = await hark(['user', 'invite', 'acme', 'owner@acme.test'], place.env);
    expect(member).toMatchObject({
      code: 1,
      failed: 'owner@acme.test is a member of this workspace already',
    });
    const nowhere = await hark(['user', 'invite', 'nowhere', 'a@b.test'], place.env);
    expect(nowhere).toMatchObject({ code: 2, failed: 'There is no workspace "nowhere".' });
    const role = await hark(['user', 'invite', 'acme', 'a@b.test', '--role', 'KING'], place.env);
    expect(role).toMatchObject({ code: 2, failed: expect.stringContaining('"KING" is no role') });
  });

  it('removes the second factors of somebody who has lost them', async () => {
    place = await installationWithAcme();
    const owner = await hark(['user', 'remove-second-factor', 'owner@acme.test'], place.env);
    expect(owner).toMatchObject({ code: 0, said: 'owner@acme.test has no second factor.' });
    await place.query(`insert into account_factors (id, account_id, kind, name, created_at, confirmed_at, secret_id)
      select gen_random_uuid(), id, 'TOTP', 'Lost phone', now(), now(), gen_random_uuid() from accounts`);
    const lost = await hark(['user', 'remove-second-factor', 'Owner@acme.test'], place.env);
    expect(lost.said).toBe('Owner@acme.test signs in without a second factor now.');
    expect(await place.query('select id from account_factors')).toEqual([]);
    expect(await place.query('select recipient from outgoing_mails')).toEqual([
      { recipient: 'owner@acme.test' },
    ]);
    const nobody = await hark(['user', 'remove-second-factor', 'who@else.test'], place.env);
    expect(nobody).toMatchObject({ code: 2, failed: 'There is no account for who@else.test.' });
  });

  it('prints a link that signs a member in', async () => {
    place = await installationWithAcme();
    const answer = await hark(['sign-in-link'], place.env);
    expect(answer.failed).toBe('');
    const link = /^Sign in to Acme as owner@acme\.test \(works once\): (\S+)$/.exec(answer.said)?.[1] ?? '';
    expect(new URL(link)).toMatchObject({ host: 'acme.hark.test', pathname: '/auth/magic-login' });
    const stranger = await hark(['sign-in-link', 'acme', 'who@else.test'], place.env);
    expect(stranger).toMatchObject({
      code: 2,
      failed: 'The workspace "acme" has no active member "who@else.test".',
    });
  });

  it('migrates, and says when there is nothing to do', async () => {
    const dataDir = tempDir();
    const first = await hark(['migrate'], { HARK_DATA_DIR: dataDir });
    expect(first).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Applying 0001_foundation\.sql[^]*up to date$/),
    });
    const second = await hark(['migrate'], { HARK_DATA_DIR: dataDir });
    expect(second).toMatchObject({ code: 0, said: 'The database is up to date already' });
  });

  it.runIf(testServer === undefined)('says what to do while the server holds the data folder', async () => {
    const dataDir = tempDir();
    await fillDataDir(dataDir);
    const holder = startChild('tests/platform/children/hold-data-folder.ts', [dataDir]);
    onTestFinished(() => holder.kill());
    await holder.says('open');
    expect(await hark(['backup', join(tempDir(), 'x.tar.gz')], { HARK_DATA_DIR: dataDir })).toEqual({
      code: 1,
      said: '',
      failed: `Hark is running on the data folder ${dataDir}. Stop it, run this command, then start it again.`,
    });
  });

  it.runIf(testServer !== undefined)('does not restore below a running server', async () => {
    place = await installationWithAcme();
    const file = join(tempDir(), 'backup.tar.gz');
    expect(await hark(['backup', file], place.env)).toMatchObject({ code: 0 });
    const running = await openPostgresAt(place.env['DATABASE_URL'] ?? '');
    onTestFinished(() => running.close());
    const answer = await hark(['restore', file, '--force'], place.env);
    expect(answer).toMatchObject({
      code: 1,
      failed: expect.stringMatching(/^Hark is running on this database\./),
    });
  });
});
