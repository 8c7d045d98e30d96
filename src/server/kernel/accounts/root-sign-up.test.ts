import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  botCheckToken,
  codeIn,
  confirmAddress,
  follow,
  goodPassword,
  linkIn,
  mailsTo,
  newestMail,
  signUp,
  tokenIn,
  Visitor,
  type Answer,
} from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { deniedEmailDomains: ['rival.example'] } });
});
afterAll(() => app.close());

async function send(root: Visitor, email: string, extra: object = {}): Promise<Answer> {
  const recaptchaToken = await botCheckToken(root);
  return root.post('/global/send-confirmation-email', { email, recaptchaToken, ...extra });
}

describe('send-confirmation-email', () => {
  test('mails a link that leads to the configured root host', async () => {
    const root = new Visitor(app);
    const answer = await send(root, ' Link@Acme.example ');
    expect(answer).toMatchObject({ status: 200, body: { outcome: 'EMAIL_SENT' } });
    const link = linkIn(await newestMail(app, 'link@acme.example'));
    expect(link.origin).toBe('http://hark.test');
    expect(link.pathname).toBe('/auth/confirm-email');
  });

  test('mails a code of six digits and answers its challenge', async () => {
    const answer = await send(new Visitor(app), 'code@acme.example', { useOneTimeCodeFlow: true });
    expect(answer.body).toEqual({
      outcome: 'EMAIL_ONE_TIME_CODE',
      codeChallenge: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(codeIn(await newestMail(app, 'code@acme.example'))).toMatch(/^\d{6}$/);
  });

  test.each([
    ['', 'Confirm that you are not a robot'],
    ['nonsense', 'We could not confirm that you are not a robot. Try again.'],
    ['e30=', 'We could not confirm that you are not a robot. Try again.'],
  ])('refuses the bot check %j', async (recaptchaToken, message) => {
    const email = 'robot@acme.example';
    const answer = await new Visitor(app).post('/global/send-confirmation-email', { email, recaptchaToken });
    expect(answer).toMatchObject({ status: 200, body: { success: false, message } });
    expect(await mailsTo(app, email)).toEqual([]);
  });

  test('takes each solution of the bot check once, and none that is too old', async () => {
    const root = new Visitor(app);
    const recaptchaToken = await botCheckToken(root);
    const body = { email: 'once@acme.example', recaptchaToken };
    expect((await root.post('/global/send-confirmation-email', body)).body.outcome).toBe('EMAIL_SENT');
    expect((await root.post('/global/send-confirmation-email', body)).body.success).toBe(false);

    const aging = await botCheckToken(root);
    app.clock.pass(601);
    const late = await root.post('/global/send-confirmation-email', { ...body, recaptchaToken: aging });
    expect(late.body.success).toBe(false);
  });

  test('refuses a solution whose expiry was moved', async () => {
    const root = new Visitor(app);
    const solution = JSON.parse(Buffer.from(await botCheckToken(root), 'base64').toString());
    solution.salt = solution.salt.replace(/expires=\d+/, 'expires=9999999999');
    const recaptchaToken = Buffer.from(JSON.stringify(solution)).toString('base64');
    const answer = await root.post('/global/send-confirmation-email', {
      email: 'a@acme.example',
      recaptchaToken,
    });
    expect(answer.body.success).toBe(false);
  });

  test.each(['someone@rival.example', 'someone@mail.rival.example', 'someone@10minutemail.com'])(
    'refuses the denied domain of %s',
    async (email) => {
      const answer = await send(new Visitor(app), email);
      expect(answer.body).toEqual({ success: false, message: expect.stringContaining('domain') });
      expect(await mailsTo(app, email)).toEqual([]);
    },
  );

  test.each([[{}], [{ email: 5, recaptchaToken: 'x' }], [[]], ['text'], [null]])(
    'answers the malformed body %j with ValidationError',
    async (body) => {
      const answer = await new Visitor(app).post('/global/send-confirmation-email', body, {
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body.errors[0].code).toBe('ValidationError');
    },
  );

  test('sends five mails to an address in ten minutes, not six, from wherever they are asked for', async () => {
    const email = 'flood@acme.example';
    for (let n = 0; n < 5; n += 1) expect((await send(new Visitor(app), email)).status).toBe(200);
    const sixth = await send(new Visitor(app), 'FLOOD@acme.example');
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(sixth.body.errors[0].code).toBe('TooManyRequests');
    expect(await mailsTo(app, email)).toHaveLength(5);
  });
});

describe('confirm-email', () => {
  test('by link: signs in at the root host, once', async () => {
    const root = new Visitor(app);
    await send(root, 'bylink@acme.example');
    const token = tokenIn(await newestMail(app, 'bylink@acme.example'));
    const first = await root.post('/global/confirm-email', { method: 'EMAIL', token });
    expect(first).toMatchObject({ status: 200, body: { availableTeams: [] } });
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^hark_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await root.get('/global/session')).body).toMatchObject({
      email: 'bylink@acme.example',
      name: null,
    });

    const again = await new Visitor(app).post('/global/confirm-email', { method: 'EMAIL', token });
    expect(again.body).toEqual({ success: false, message: expect.stringContaining('used already') });
  });

  test('two at once: one gets in', async () => {
    await send(new Visitor(app), 'race@acme.example');
    const token = tokenIn(await newestMail(app, 'race@acme.example'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        new Visitor(app).post('/global/confirm-email', { method: 'EMAIL', token }),
      ),
    );
    expect(answers.filter(({ body }) => 'availableTeams' in body)).toHaveLength(1);
  });

  test('a link dies after an hour', async () => {
    await send(new Visitor(app), 'late@acme.example');
    const token = tokenIn(await newestMail(app, 'late@acme.example'));
    app.clock.pass(3601);
    const answer = await new Visitor(app).post('/global/confirm-email', { method: 'EMAIL', token });
    expect(answer.body.success).toBe(false);
  });

  test('answers the workspace of somebody with exactly one', async () => {
    const { email, teamId } = await signUp(app, 'only@single.example', 'Single Place');
    const root = new Visitor(app);
    await send(root, email, { skipFastLoginRedirect: true });
    const token = tokenIn(await newestMail(app, email));
    expect((await root.post('/global/confirm-email', { method: 'EMAIL', token })).body).toEqual({ teamId });
  });

  test('a provider that is not set up is a failure with a message', async () => {
    const answer = await new Visitor(app).post('/global/confirm-email', {
      method: 'OIDC',
      provider: 'GOOGLE',
      code: 'x',
    });
    expect(answer.body).toMatchObject({ success: false });
  });
});

describe('EMAIL_SKIPPED', () => {
  test('for a browser that knows the address and has one place to go', async () => {
    const { root, email, teamId } = await signUp(app, 'skip@skipping.example', 'Skipping');
    expect((await send(root, email)).body).toEqual({ outcome: 'EMAIL_SKIPPED', teamId });
    expect((await send(root, email, { forceCreateWorkspace: true })).body).toEqual({ outcome: 'EMAIL_SENT' });
    expect((await send(root, email, { skipFastLoginRedirect: true })).body).toEqual({
      outcome: 'EMAIL_SENT',
    });
    expect((await send(root, 'other@skipping.example')).body).toEqual({ outcome: 'EMAIL_SENT' });
    expect((await send(new Visitor(app), email)).body).toEqual({ outcome: 'EMAIL_SENT' });
  });
});

describe('create-tenant', () => {
  const extras = { teamName: 'Brave New Labs', name: 'Bea' };

  test('makes a workspace and a ticket into it that works once, for a minute', async () => {
    const email = 'bea@brave.example';
    const root = await confirmAddress(app, email);
    const body = { method: 'ONE_TIME_CODE', email, ...extras, orgSize: '1-25', jobRole: 'research' };
    const { status, body: created } = await root.post('/global/create-tenant', body);
    expect(status).toBe(200);
    expect(created).toEqual({
      healthCheckUrl: 'http://brave-new-labs.hark.test/ping',
      redirectUrl: expect.stringMatching(
        /^http:\/\/brave-new-labs\.hark\.test\/auth\/magic-login\?token=[\w-]{43}$/,
      ),
    });
    const member = await follow(app, created.redirectUrl);
    expect(await member.bearer()).toMatch(/^ey/);
    await expect(follow(app, created.redirectUrl)).rejects.toThrow('400');

    const second = await root.post('/global/create-tenant', { ...body, teamName: 'Second Place' });
    app.clock.pass(61);
    await expect(follow(app, second.body.redirectUrl)).rejects.toThrow('400');
  });

  test('needs the e-mail session of that address', async () => {
    const body = { method: 'ONE_TIME_CODE', email: 'mine@own.example', ...extras };
    expect((await new Visitor(app).post('/global/create-tenant', body)).status).toBe(401);
    const root = await confirmAddress(app, 'mine@own.example');
    const other = await root.post('/global/create-tenant', { ...body, email: 'yours@own.example' });
    expect(other.status).toBe(403);
    expect((await root.post('/global/create-tenant', { ...body, email: 'MINE@own.example' })).status).toBe(
      200,
    );
  });

  test.each([
    [{ password: 'short' }, 'Password must have'],
    [{ teamName: ' ' }, 'Workspace name must not be empty'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ installTemplateId: 'no-such-template' }, 'There is no such template'],
    [{ promo: 'half off' }, 'A promo code has letters'],
    [{ orgSize: 'huge' }, 'Value violates codec'],
  ])('refuses %j', async (wrong, message) => {
    const email = 'wrong@refused.example';
    app.clock.pass(3600);
    const root = await confirmAddress(app, email);
    const good = { method: 'EMAIL', email, password: goodPassword, ...extras };
    const answer = await root.post('/global/create-tenant', { ...good, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].title).toContain(message);
  });

  test('by a provider needs a session that came from it', async () => {
    const root = await confirmAddress(app, 'mailed@provider.example');
    for (const proof of [{ method: 'AUTH0' }, { method: 'OIDC', provider: 'GOOGLE' }])
      expect((await root.post('/global/create-tenant', { ...proof, ...extras })).status).toBe(403);
  });

  test('starts with the template, the job and the company of the person who signs up', async () => {
    const email = 'dee@extras.example';
    const root = await confirmAddress(app, email);
    const { body } = await root.post('/global/create-tenant', {
      method: 'ONE_TIME_CODE',
      email,
      ...extras,
      installTemplateId: 'usability-test',
      promo: 'SPRING-26',
      marketingCommsEnabled: true,
      orgSize: '501-1000',
      jobRole: 'design',
    });
    const member = await follow(app, body.redirectUrl);
    const bearer = await member.bearer();
    const query =
      '{ projects { items { id title createdBy { email } } } gettingStarted { paths templateId } }';
    const data = await eventually('a project from the template', async () => {
      const answer = (await member.graphql(query, bearer)).body.data;
      return answer.projects.items.length > 0 && answer;
    });
    const [{ id, ...project }] = data.projects.items;
    expect(project).toEqual({ title: 'Usability test', createdBy: { email } });
    const notes = await eventually('notes from the template', async () => {
      const found = `{ notes(projectId: "${id}") { items { createdBy { email } } } }`;
      const { items } = (await member.graphql(found, bearer)).body.data.notes;
      return items.length > 0 && items;
    });
    expect(notes[0]).toEqual({ createdBy: { email } });
    expect(data.gettingStarted).toEqual({
      paths: ['INVITE', 'PROJECT', 'SINGLE_SIGN_ON', 'ACCOUNT'],
      templateId: 'usability-test',
    });
    expect((await member.get('/api/account')).body.marketingCommsEnabled).toBe(true);
    expect((await member.post('/api/account/marketing-comms', { enabled: false })).status).toBe(204);
    expect((await member.get('/api/account')).body.marketingCommsEnabled).toBe(false);
  });

  test('takes the address that was chosen, or says that it is taken', async () => {
    const create = async (email: string, subdomain: string) => {
      const root = await confirmAddress(app, email);
      return root.post('/global/create-tenant', { method: 'ONE_TIME_CODE', email, ...extras, subdomain });
    };
    const first = await create('one@address.example', ' Kestrel-Research ');
    expect(new URL(first.body.redirectUrl).hostname).toMatch(/^kestrel-research\./);
    const second = await create('two@address.example', 'kestrel-research');
    expect(second.status).toBe(409);
    expect(second.body.errors[0].title).toBe('This address is taken. Choose another one.');
    const third = await create('three@address.example', 'www-kestrel');
    expect(third.body.errors[0].title).toContain('can’t contain the word “www”');
  });

  test('never replaces the password of an account that has one', async () => {
    const { root, email } = await signUp(app, 'keep@password.example', 'Keep It Safe');
    const again = { method: 'EMAIL', email, teamName: 'Other Labs', name: 'Ada' };
    const other = await root.post('/global/create-tenant', { ...again, password: 'Another-Pass-99' });
    expect(other.status).toBe(400);
    expect((await root.post('/global/create-tenant', { ...again, password: goodPassword })).status).toBe(200);
  });

  test('fields that nobody asked for change nothing', async () => {
    const email = 'mass@assign.example';
    const root = await confirmAddress(app, email);
    const answer = await root.post('/global/create-tenant', {
      method: 'ONE_TIME_CODE',
      email,
      ...extras,
      teamId: '00000000-0000-0000-0000-000000000000',
      accountId: '00000000-0000-0000-0000-000000000000',
      workspaceAdmin: false,
      role: 'VIEWER',
    });
    const member = await follow(app, answer.body.redirectUrl);
    const me = await member.graphql('{ viewer { email role workspaceAdmin } }', await member.bearer());
    expect(me.body.data.viewer).toEqual({ email, role: 'MANAGER', workspaceAdmin: true });
  });
});

test('where sign-up is off, that is said before the first mail, and no workspace is made', async () => {
  const closed = await startTestApp({ env: { signUpEnabled: false } });
  try {
    const visitor = new Visitor(closed);
    expect((await visitor.get('/global/environment')).body).toMatchObject({ signUp: false });
    const refused = await send(visitor, 'new@closed.example', { forceCreateWorkspace: true });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      403,
      expect.stringContaining('New workspaces are turned off on this server'),
    ]);
    // Who is a member of a workspace here still signs in.
    const root = await confirmAddress(closed, 'new@closed.example');
    const body = { method: 'ONE_TIME_CODE', email: 'new@closed.example', teamName: 'Nope Labs', name: 'N' };
    expect((await root.post('/global/create-tenant', body)).status).toBe(403);
  } finally {
    await closed.close();
  }
});
