import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUp, Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { rootUrl: new URL('http://localhost:3000') } });
});
afterAll(() => app.close());

const local = { address: '127.0.0.1' };

describe('the outbox', () => {
  test('shows the newest mails to whoever sits at the machine, escaped, with links', async () => {
    await app.database.transaction({}, 'read write', (db) =>
      app.services.mailer.post(db, {
        to: '<img src=x>@x.example',
        subject: '<script>alert(1)</script>',
        text: 'Go to http://localhost:3000/auth?token=a&b="onclick=x <b>bold</b>',
        html: '<script>alert(2)</script>',
      }),
    );
    const page = await new Visitor(app).get('/outbox', local);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script|<img|<b>|"onclick/);
    expect(page.body).toContain('<a href="http://localhost:3000/auth?token=a&amp;b=" rel="noreferrer">');
    expect(page.body).toMatch(/<time [^>]*>[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M<\/time>/);
    const { body } = await new Visitor(app).get('/outbox.json', { address: '::1' });
    expect(body.mails[0]).toMatchObject({ subject: '<script>alert(1)</script>' });
    const environment = await new Visitor(app).get('/global/environment');
    expect(environment.body.mailOutbox).toBe(true);
  });

  test.each([
    ['another machine', { address: '10.0.0.7' }],
    ['a proxy on this machine', { ...local, headers: { 'x-forwarded-for': '203.0.113.5' } }],
    ['another host name', { ...local, headers: { host: 'evil.example' } }],
  ])('is not there for %s', async (_, sending) => {
    for (const url of ['/outbox', '/outbox.json']) {
      expect((await new Visitor(app).get(url, sending)).status).toBe(404);
    }
  });

  test('is not there on a workspace', async () => {
    const { subdomain } = await signUp(app, 'ada@outbox.example', 'Outboxes');
    expect((await new Visitor(app, subdomain).get('/outbox.json', local)).status).toBe(404);
  });
});

test.each([
  ['where mails are sent', { rootUrl: new URL('http://localhost:3000'), smtpUrl: 'smtp://127.0.0.1:1' }],
  ['on a server with a public name', { rootUrl: new URL('https://hark.example') }],
])('%s there is no outbox', async (_, env) => {
  const other = await startTestApp({ env });
  try {
    expect((await new Visitor(other).get('/outbox.json', local)).status).toBe(404);
    expect((await new Visitor(other).get('/global/environment')).body.mailOutbox).toBe(false);
  } finally {
    await other.close();
  }
});
