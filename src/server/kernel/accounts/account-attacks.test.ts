import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  botCheckToken,
  codeIn,
  goodPassword,
  linkIn,
  newestMail,
  signUp,
  tokenIn,
  Visitor,
  type Answer,
  type SignedUp,
} from '#tests/support/visitor.ts';

let app: TestApp;
let ada: SignedUp;
beforeAll(async () => {
  app = await startTestApp();
  ada = await signUp(app, 'ada@attacked.example', 'Attacked');
});
afterAll(() => app.close());

async function askForCode(email: string): Promise<{ codeChallenge: string; code: string }> {
  const root = new Visitor(app);
  const { body } = await root.post('/global/send-confirmation-email', {
    email,
    recaptchaToken: await botCheckToken(root),
    useOneTimeCodeFlow: true,
  });
  return { codeChallenge: body.codeChallenge, code: codeIn(await newestMail(app, email)) };
}

function tryCode(
  codeChallenge: string,
  code: string,
  extra: { url?: string; body?: object } = {},
): Promise<Answer> {
  const from = `203.0.113.${Math.floor(Math.random() * 255)}`;
  return new Visitor(app).post(
    extra.url ?? '/global/confirm-email',
    { method: 'ONE_TIME_CODE', codeChallenge, code, ...extra.body },
    { headers: { 'x-forwarded-for': from } },
  );
}

function wrongCode(code: string, n: number): string {
  return String((Number(code) + n + 1) % 1_000_000).padStart(6, '0');
}

describe('guessing a code', () => {
  test('dies after five tries, with rotating addresses, spellings and fields', async () => {
    const { codeChallenge, code } = await askForCode('guessed@attacked.example');
    const urls = ['/global/confirm-email', '/GLOBAL/Confirm-Email', '/global/confirm-email/'];
    const answers: Answer[] = [];
    for (let n = 0; n < 20; n += 1) {
      const url = urls[n % urls.length] ?? '';
      answers.push(
        await tryCode(codeChallenge, wrongCode(code, n), { url, body: { email: `v${n}@x.example` } }),
      );
    }
    expect(answers.slice(0, 5).map(({ body }) => body.success)).toEqual(Array(5).fill(false));
    expect(answers.slice(5).map(({ status }) => status)).toEqual(Array(15).fill(429));
    expect((await tryCode(codeChallenge, code)).status).toBe(429);
    app.clock.pass(601);
    expect((await tryCode(codeChallenge, code)).body.success).toBe(false);
  });

  test('a fresh challenge gives no fresh tries', async () => {
    const email = 'again@attacked.example';
    const first = await askForCode(email);
    for (let n = 0; n < 5; n += 1) await tryCode(first.codeChallenge, wrongCode(first.code, n));
    const second = await askForCode(email);
    expect((await tryCode(second.codeChallenge, second.code)).status).toBe(429);
  });

  test('in parallel takes no more than five tries', async () => {
    const { codeChallenge, code } = await askForCode('parallel@attacked.example');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => tryCode(codeChallenge, wrongCode(code, n))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test('a code works once, also of several at once', async () => {
    const { codeChallenge, code } = await askForCode('once@attacked.example');
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryCode(codeChallenge, code)));
    expect(answers.filter(({ body }) => 'availableTeams' in body)).toHaveLength(1);
    expect((await tryCode(codeChallenge, code)).body).toMatchObject({ success: false });
  });

  test('a code dies after ten minutes, and belongs to its challenge', async () => {
    const one = await askForCode('bound@attacked.example');
    const two = await askForCode('bound@attacked.example');
    const swapped = one.code === two.code ? wrongCode(one.code, 0) : two.code;
    expect((await tryCode(one.codeChallenge, swapped)).body.success).toBe(false);
    expect((await tryCode('01890000-0000-7000-8000-000000000000', one.code)).body.success).toBe(false);
    app.clock.pass(601);
    expect((await tryCode(one.codeChallenge, one.code)).body.success).toBe(false);
  });

  test('blanks and hyphens in a code are forgiven, other texts are not', async () => {
    const { codeChallenge, code } = await askForCode('typed@attacked.example');
    expect((await tryCode(codeChallenge, '12345')).body.message).toContain('6-digit');
    expect(
      (await tryCode(codeChallenge, `${code.slice(0, 3)} ${code.slice(3)}`)).body.availableTeams,
    ).toEqual([]);
  });
});

describe('limits', () => {
  test('200 logins with extra fields, forged tokens and other spellings fall into one bucket', async () => {
    const visitor = new Visitor(app, ada.subdomain);
    const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`;
    let passed = 0;
    for (let n = 0; n < 200; n += 1) {
      const url = ['/api/auth/login', '/API/AUTH/LOGIN', '/api/auth/login/'][n % 3] ?? '';
      const answer = await visitor.post(
        url,
        {
          email: n % 2 ? 'victim@attacked.example' : 'VICTIM@attacked.example',
          password: `Wrong-${n}`,
          id: n,
          user: { email: `x${n}@y.example` },
        },
        { headers: { 'x-forwarded-for': `203.0.113.${n}`, authorization: `Bearer ${forged}` } },
      );
      if (answer.status !== 429) passed += 1;
    }
    expect(passed).toBe(10);
  });

  test('one address tries twenty logins a minute, whatever the accounts', async () => {
    const visitor = new Visitor(app, ada.subdomain);
    const statuses = [];
    for (let n = 0; n < 22; n += 1) {
      const body = { email: `person${n}@attacked.example`, password: 'Wrong' };
      statuses.push((await visitor.post('/api/auth/login', body)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    app.clock.pass(61);
    expect((await visitor.post('/api/auth/login', { email: ada.email, password: goodPassword })).status).toBe(
      204,
    );
  });

  test('thirty mails an hour may be asked for from one address', async () => {
    const visitor = new Visitor(app, ada.subdomain);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        visitor.post('/api/auth/magic-link', { email: `m${n}@attacked.example` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('behind a trusted proxy the forwarded address is the bucket', async () => {
    const proxied = await startTestApp({ env: { trustedProxies: 1 } });
    try {
      const { subdomain } = await signUp(proxied, 'p@proxied.example', 'Proxied');
      const visitor = new Visitor(proxied, subdomain);
      const logIn = (from: string, n: number) =>
        visitor.post(
          '/api/auth/login',
          { email: `n${n}@proxied.example`, password: 'Wrong' },
          { headers: { 'x-forwarded-for': from } },
        );
      for (let n = 0; n < 20; n += 1) await logIn('198.51.100.1', n);
      expect((await logIn('198.51.100.1', 20)).status).toBe(429);
      expect((await logIn('198.51.100.2', 21)).status).toBe(401);
    } finally {
      await proxied.close();
    }
  });
});

describe('limits that strangers reach in somebody’s name', () => {
  const atRoot = async (email: string, address: string): Promise<Answer> => {
    const root = new Visitor(app);
    const recaptchaToken = await botCheckToken(root);
    return root.post(
      '/global/send-confirmation-email',
      { email, recaptchaToken, useOneTimeCodeFlow: true, skipFastLoginRedirect: true },
      { address },
    );
  };

  test('keep no mail from the owner where they have signed in before', async () => {
    const mia = await signUp(app, 'mia@attacked.example', 'Mia');
    app.clock.pass(601);
    for (let n = 0; n < 5; n += 1) expect((await atRoot(mia.email, `198.51.100.${n + 1}`)).status).toBe(200);
    expect((await atRoot(mia.email, '198.51.100.9')).status).toBe(429);
    const magic = (address: string) =>
      new Visitor(app, mia.subdomain).post('/api/auth/magic-link', { email: mia.email }, { address });
    expect((await magic('198.51.100.9')).status).toBe(429);
    expect((await magic(mia.member.address)).status).toBe(202);
    const link = tokenIn(await newestMail(app, mia.email));
    expect(
      (await new Visitor(app, mia.subdomain).post('/api/auth/magic-login', { token: link })).status,
    ).toBe(200);
    for (let n = 0; n < 4; n += 1) expect((await magic(mia.member.address)).status).toBe(202);
    expect((await magic(mia.member.address)).status).toBe(429);
  });

  test('spend no tries of the owner’s code there', async () => {
    const noa = await signUp(app, 'noa@attacked.example', 'Noa');
    app.clock.pass(601);
    const { body } = await atRoot(noa.email, '198.51.100.20');
    for (let n = 0; n < 6; n += 1) await tryCode(body.codeChallenge, `00000${n}`);
    const own = await atRoot(noa.email, noa.member.address);
    const code = codeIn(await newestMail(app, noa.email));
    const proof = { method: 'ONE_TIME_CODE', codeChallenge: own.body.codeChallenge, code };
    const confirm = (address: string) => new Visitor(app).post('/global/confirm-email', proof, { address });
    expect((await confirm('198.51.100.21')).status).toBe(429);
    expect((await confirm(noa.member.address)).body).toMatchObject({ teamId: noa.teamId });
  });
});

describe('redirects and hosts', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
  ])('a magic link with redirect %j leads to the start page', async (redirect) => {
    app.clock.pass(600);
    await new Visitor(app, ada.subdomain).post('/api/auth/magic-link', { email: ada.email, redirect });
    const token = tokenIn(await newestMail(app, ada.email));
    const answer = await new Visitor(app, ada.subdomain).post('/api/auth/magic-login', { token });
    expect(answer).toMatchObject({ status: 200, body: { redirect: null } });
  });

  test('forged host headers never reach a mail', async () => {
    app.clock.pass(600);
    await new Visitor(app, ada.subdomain).post(
      '/api/auth/reset-password/request',
      { email: ada.email },
      {
        headers: {
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          forwarded: 'host=evil.example',
        },
      },
    );
    expect(linkIn(await newestMail(app, ada.email)).origin).toBe(`http://${ada.subdomain}.hark.test`);
    const spoofed = await new Visitor(app, ada.subdomain).post(
      '/api/auth/reset-password/request',
      { email: ada.email },
      { headers: { host: 'evil.example' } },
    );
    expect(spoofed.status).toBe(404);
  });
});

describe('requests from other sites', () => {
  const urls = ['/api/auth/logout', '/api/auth/token', '/api/auth/login'];

  test.each(urls)('%s is refused from another origin, a sister workspace too', async (url) => {
    for (const origin of ['https://evil.example', 'http://sister.hark.test', 'http://hark.test', 'null']) {
      const answer = await ada.member.post(url, {}, { headers: { origin } });
      expect(answer.status).toBe(403);
    }
  });

  test('the own origin passes', async () => {
    const own = { headers: { origin: `http://${ada.subdomain}.hark.test` } };
    const visitor = new Visitor(app, ada.subdomain);
    const body = { email: ada.email, password: goodPassword };
    expect((await visitor.post('/api/auth/login', body, own)).status).toBe(204);
    expect((await visitor.post('/api/auth/token', {}, own)).status).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'a form of type %j is not read',
    async (type) => {
      const body = JSON.stringify({ email: ada.email, password: goodPassword });
      for (const url of ['/api/auth/login', '/global/send-confirmation-email']) {
        const visitor = url.startsWith('/global') ? new Visitor(app) : new Visitor(app, ada.subdomain);
        const answer = await visitor.post(url, body, { headers: { 'content-type': type } });
        expect(answer.status).toBe(415);
        expect(visitor.cookies.size).toBe(0);
      }
    },
  );

  test.each(['/api/auth/login', '/api/auth/logout', '/global/logout', '/api/auth/token'])(
    'GET %s does nothing',
    async (url) => {
      const visitor = url.startsWith('/global') ? new Visitor(app) : ada.member;
      expect((await visitor.get(url)).status).toBe(404);
    },
  );
});

test('odd characters are refused or harmless, never an error of ours', async () => {
  const visitor = new Visitor(app, ada.subdomain);
  for (const odd of ['\0', 'a\0b', '\ud800', "'||pg_sleep(3)||'", '%_\\"', '\u202e']) {
    const statuses = [
      (await visitor.post('/api/auth/login', { email: `${odd}@x.example`, password: odd })).status,
      (await visitor.post('/api/auth/magic-login', { token: odd })).status,
      (await visitor.post('/api/auth/reset-password', { token: odd, password: goodPassword })).status,
      (await visitor.post('/api/auth/join/confirm', { token: odd, name: odd, password: odd })).status,
      (await visitor.get(`/api/auth/invite?token=${encodeURIComponent(odd.toWellFormed())}`)).status,
      (await new Visitor(app).get(`/global/workspace?subdomain=${encodeURIComponent(odd.toWellFormed())}`))
        .status,
      (await ada.root.post('/global/enter-workspace', { teamId: odd })).status,
    ];
    for (const status of statuses) expect([400, 401, 404]).toContain(status);
  }
});

test('over https the cookie is bound to its host and sent over https only', async () => {
  const secure = await startTestApp({ env: { rootUrl: new URL('https://hark.test') } });
  try {
    const { member } = await signUp(secure, 's@secure.example', 'Secured');
    expect([...member.cookies.keys()]).toEqual(['__Host-hark_session']);
    const out = await member.post('/api/auth/logout');
    expect(String(out.headers['set-cookie'])).toMatch(
      /^__Host-hark_session=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  } finally {
    await secure.close();
  }
});
