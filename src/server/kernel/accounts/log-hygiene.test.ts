import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { createClock } from '#tests/support/clock.ts';
import { openTestDatabase, projectDir } from '#tests/support/test-database.ts';
import { codeIn, goodPassword, mailsTo, signUp, tokenIn, Visitor } from '#tests/support/visitor.ts';

test('passwords, codes, links, cookies and bearers never reach the log', async () => {
  let written = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const database = await openTestDatabase();
  const clock = createClock();
  const env = readEnv({ HARK_URL: 'http://hark.test' }, projectDir);
  const log = createLog({ level: 'trace', destination });
  const app = await createApp({ env, log, database, services: ['web'], now: clock.now });
  const testApp = { ...app, env, database, clock };
  try {
    const { member, root, subdomain, email } = await signUp(testApp, 'ada@quiet.example', 'Quiet');
    const bearer = await member.bearer();
    await member.graphql('{ viewer { email } }', bearer);
    const visitor = new Visitor(testApp, subdomain);
    await visitor.post('/api/auth/login', { email, password: 'Wrong-Secret-5' });
    await visitor.post('/api/auth/login', { email, password: ['Wrong-Secret-6'] });
    await visitor.get('/api/auth/invite?token=secret-invite-token');
    await visitor.post('/api/auth/reset-password/request', { email });
    const [reset, ...others] = await mailsTo(testApp, email);
    if (!reset) throw new Error('No mail');
    const secrets = [
      goodPassword,
      'Wrong-Secret',
      'secret-invite-token',
      tokenIn(reset),
      ...others.filter(({ text }) => /^\d{6}$/m.test(text)).map(codeIn),
      bearer,
      ...member.cookies.values(),
      ...root.cookies.values(),
    ];
    expect(secrets.length).toBeGreaterThanOrEqual(8);
    expect(written).toContain('/api/auth/login');
    for (const secret of secrets) expect(written).not.toContain(secret);
  } finally {
    await app.close();
    await database.close();
  }
});
