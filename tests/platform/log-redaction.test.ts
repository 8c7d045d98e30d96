import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log/create-log.ts';

const secret = 'S3CRET-do-not-log';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  write(createLog({ level: 'debug', destination }));
  return text;
}

function nest(depth: number, inner: object): object {
  return depth === 0 ? inner : { next: nest(depth - 1, inner) };
}

const names = [
  'token',
  'confirmation_token',
  'confirmationToken',
  'password',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'recaptchaToken',
];

describe('a log line', () => {
  it.each(names)('hides %s, whatever its case and depth', (name) => {
    const line = logged((log) =>
      log.info({ [name]: secret, [name.toUpperCase()]: secret, body: { list: [{ [name]: secret }] } }, 'x'),
    );
    expect(line).not.toContain(secret);
    expect(line).toContain('[redacted]');
  });

  it('hides a one-time code and keeps the code of an error', () => {
    const line = logged((log) =>
      log.info({ code: '123456', body: { code: '654321' }, other: { code: 'ECONNREFUSED' } }, 'x'),
    );
    expect(line).not.toMatch(/123456|654321/);
    expect(line).toContain('ECONNREFUSED');
  });

  it.each([5, 9, 12, 40])('hides a token %d levels down', (depth) => {
    expect(logged((log) => log.info({ body: nest(depth, { token: secret }) }, 'x'))).not.toContain(secret);
  });

  it('hides secrets of headers', () => {
    const headers = { authorization: `Bearer ${secret}`, cookie: `session=${secret}`, host: 'acme.test' };
    const line = logged((log) => log.warn({ req: { headers } }, 'x'));
    expect(line).not.toContain(secret);
    expect(line).toContain('acme.test');
  });

  it.each([
    `/auth/magic-login?token=${secret}`,
    `/auth/confirm-email?a=b&confirmation_token=${secret}&c=d`,
    `/auth/callback?code=${secret}#top`,
    `/auth/login?redirect=%2Fauth%2Faccept-invite%3Ftoken%3D${secret}`,
    `https://acme.test/x#token=${secret}`,
    `"/x?TOKEN=${secret}"`,
  ])('hides it in the address %s', (url) => {
    expect(logged((log) => log.info({ url, list: [url], req: { url } }, 'request'))).not.toContain(secret);
  });

  it('hides it in the message of a line and of an error, and in what an error carries', () => {
    const error = Object.assign(new Error(`GET /x?token=${secret} failed`), {
      config: { headers: { authorization: secret } },
      cause: new Error(`/y?confirmation_token=${secret}`),
      code: '42501',
    });
    const line = logged((log) => {
      log.error({ err: error }, `could not open /auth/magic-login?token=${secret}`);
      log.error(error);
      log.error({ failure: error }, 'x');
      log.info('format %s', `/x?token=${secret}`);
    });
    expect(line).not.toContain(secret);
    expect(line).toContain('"code":"42501"');
  });

  it('survives values that refer to themselves', () => {
    const loop: Record<string, unknown> = { token: secret };
    loop['self'] = loop;
    expect(logged((log) => log.info({ loop }, 'x'))).not.toContain(secret);
  });
});
