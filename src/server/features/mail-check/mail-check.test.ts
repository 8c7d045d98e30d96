import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startSmtp, type Smtp } from '#tests/support/smtp.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, errorOf } from '#tests/support/work.ts';

const setup = '{ mailSetup { way host sender testAddress outboxUrl } }';
const send = 'mutation { sendTestMail { outcome message } }';

const opened: TestApp[] = [];
const servers: Smtp[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
  for (const smtp of servers.splice(0)) await smtp.close();
});

async function openWith(smtpUrl: string): Promise<{ app: TestApp; scene: Scene; admin: Person }> {
  const app = await startTestApp({
    services: ['web'],
    env: { smtpUrl, mailFrom: 'Hark <hark@mail.example>' },
  });
  opened.push(app);
  const scene = await createScene(app);
  return { app, scene, admin: await scene.member({ role: 'MANAGER', workspaceAdmin: true }) };
}

async function smtpServer(options: { refuse?: boolean } = {}): Promise<Smtp> {
  const smtp = await startSmtp(options);
  servers.push(smtp);
  return smtp;
}

describe('with a mail server', () => {
  it('a test goes to the admin’s own address, at once and into the audit log', async () => {
    const smtp = await smtpServer();
    const { app, admin } = await openWith(smtp.url);
    expect((await ask(admin, setup)).mailSetup).toEqual({
      way: 'SMTP',
      host: new URL(smtp.url).host,
      sender: 'Hark <hark@mail.example>',
      testAddress: admin.email,
      outboxUrl: null,
    });
    expect((await ask(admin, send)).sendTestMail.outcome).toBe('SENT');
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain(`To: ${admin.email}`);
    const { rows } = await app.database.owner.query(
      `select payload->>'outcome' as outcome from events where type = 'workspace.mailTested'`,
    );
    expect(rows).toEqual([{ outcome: 'sent' }]);
  });

  it('a refusal is told with the server’s answer, and beside other workspaces without', async () => {
    const smtp = await smtpServer({ refuse: true });
    const { scene, admin } = await openWith(smtp.url.replace('smtp://', 'smtp://user:secret@'));
    expect((await ask(admin, send)).sendTestMail).toMatchObject({ outcome: 'FAILED' });
    const { host } = (await ask(admin, setup)).mailSetup;
    expect(host).toBe(new URL(smtp.url).host);
    const { owner } = await scene.workspace();
    expect((await ask(owner, setup)).mailSetup.host).toBeNull();
    expect((await ask(owner, send)).sendTestMail.message).not.toContain('It answered');
  });

  it('one that isn’t there is named so', async () => {
    const smtp = await startSmtp();
    await smtp.close();
    const { admin } = await openWith(smtp.url);
    expect((await ask(admin, send)).sendTestMail).toEqual({
      outcome: 'FAILED',
      message: 'The mail server can’t be reached.',
    });
  });
});

describe('without one', () => {
  let app: TestApp;
  let place: Place;
  beforeAll(async () => {
    app = await startTestApp({ services: ['web'], env: { rootUrl: new URL('http://localhost:3000') } });
    place = await (await createScene(app)).workspace();
  });
  afterAll(() => app.close());

  it('a test is kept on the server', async () => {
    expect((await ask(place.owner, setup)).mailSetup).toMatchObject({
      way: 'OUTBOX',
      host: null,
      outboxUrl: 'http://localhost:3000/outbox',
    });
    expect((await ask(place.owner, send)).sendTestMail.outcome).toBe('KEPT');
    const { rows } = await app.database.owner.query(
      `select subject from outgoing_mails where subject like 'Test message%'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('five in ten minutes are enough, and only for admins', async () => {
    const admin = await place.member({ role: 'MANAGER', workspaceAdmin: true });
    for (let sent = 0; sent < 5; sent += 1) await ask(admin, send);
    expect(errorOf(await admin.graphql(send))[0]).toBe('TooManyRequests');
    app.clock.pass(601);
    await ask(admin, send);
    const manager = await place.member({ role: 'MANAGER' });
    expect(errorOf(await manager.graphql(send))[0]).toBe('Forbidden');
    expect(errorOf(await manager.graphql(setup))[0]).toBe('Forbidden');
  });
});
