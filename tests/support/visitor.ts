import { hash } from 'node:crypto';
import type { TestApp } from './test-app.ts';
import '#server/platform/mail/tables.ts';

export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any;
};
type Sending = { body?: unknown; headers?: Record<string, string>; address?: string };

let nextAddress = 1;

/** A browser on one host: keeps its cookies, has an address of its own. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly address = `10.1.${Math.floor(nextAddress / 250)}.${(nextAddress++ % 250) + 1}`;
  readonly #app: TestApp;
  host: string;

  constructor(app: TestApp, subdomain?: string) {
    this.#app = app;
    this.host = subdomain === undefined ? app.env.rootUrl.host : `${subdomain}.${app.env.rootUrl.host}`;
  }

  /** The workspace has another address now. The cookies move along, which a browser would not do. */
  move(subdomain: string): void {
    this.host = `${subdomain}.${this.#app.env.rootUrl.host}`;
  }

  get(url: string, sending: Sending = {}): Promise<Answer> {
    return this.send('GET', url, sending);
  }

  post(url: string, body: unknown = {}, sending: Sending = {}): Promise<Answer> {
    return this.send('POST', url, { body, ...sending });
  }

  async send(method: 'GET' | 'POST', url: string, { body, headers, address }: Sending): Promise<Answer> {
    const reply = await this.#app.http.inject({
      method,
      url,
      remoteAddress: address ?? this.address,
      headers: { host: this.host, ...headers },
      cookies: Object.fromEntries(this.cookies),
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: reply.statusCode, headers: reply.headers, body: parse(reply.body) };
  }

  /** Asks the workspace who this is, with a bearer made from the cookie. */
  async bearer(): Promise<string> {
    const { status, body } = await this.post('/api/auth/token');
    if (status !== 200) throw new Error(`No token: ${status}`);
    return body.token;
  }

  graphql(query: string, bearer: string): Promise<Answer> {
    return this.post('/api/graphql', { query }, { headers: { authorization: `Bearer ${bearer}` } });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Solves the proof of work as a browser does. */
export async function botCheckToken(visitor: Visitor): Promise<string> {
  const { body } = await visitor.get('/global/bot-check');
  for (let number = 0; number <= body.maxnumber; number += 1) {
    if (hash('sha256', `${body.salt}${number}`) !== body.challenge) continue;
    const { algorithm, challenge, salt, signature } = body;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  }
  throw new Error('No solution');
}

export type SentMail = { subject: string; text: string; html: string };

/** Newest first. */
export function mailsTo(app: TestApp, email: string): Promise<SentMail[]> {
  return app.database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('outgoing_mails')
      .select(['subject', 'text_body as text', 'html_body as html'])
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );
}

export async function newestMail(app: TestApp, email: string): Promise<SentMail> {
  const [mail] = await mailsTo(app, email);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}

export function linkIn({ text }: SentMail): URL {
  const link = /https?:\/\/\S*token=\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return new URL(link);
}

export function tokenIn(mail: SentMail): string {
  return linkIn(mail).searchParams.get('token') ?? '';
}

export function codeIn({ text }: SentMail): string {
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
}

export const goodPassword = 'Correct-Horse-7';

/** Proves an address at the root host by a code, as a person would. */
export async function confirmAddress(app: TestApp, email: string): Promise<Visitor> {
  const root = new Visitor(app);
  const recaptchaToken = await botCheckToken(root);
  const sent = await root.post('/global/send-confirmation-email', {
    email,
    recaptchaToken,
    useOneTimeCodeFlow: true,
  });
  const code = codeIn(await newestMail(app, email));
  const confirmed = await root.post('/global/confirm-email', {
    method: 'ONE_TIME_CODE',
    codeChallenge: sent.body.codeChallenge,
    code,
  });
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${JSON.stringify(confirmed.body)}`);
  return root;
}

export type SignedUp = { root: Visitor; member: Visitor; email: string; subdomain: string; teamId: string };

/** A person with a password, a workspace of their own, and a session in it. */
export async function signUp(
  app: TestApp,
  email: string,
  teamName: string,
  more: { sampleToken?: string } = {},
): Promise<SignedUp> {
  const root = await confirmAddress(app, email);
  const created = await root.post('/global/create-tenant', {
    method: 'EMAIL',
    email,
    password: goodPassword,
    teamName,
    name: 'Ada Example',
    ...more,
  });
  if (created.status !== 200) throw new Error(`No workspace: ${JSON.stringify(created.body)}`);
  const member = await follow(app, created.body.redirectUrl);
  const environment = await member.get('/api/auth/environment');
  const subdomain = member.host.slice(0, member.host.indexOf('.'));
  return { root, member, email, subdomain, teamId: environment.body.teamId };
}

/** Opens a sign-in link of a workspace. */
export async function follow(app: TestApp, url: string): Promise<Visitor> {
  const { hostname, searchParams } = new URL(url);
  const visitor = new Visitor(app, hostname.slice(0, hostname.indexOf('.')));
  const { status } = await visitor.post('/api/auth/magic-login', { token: searchParams.get('token') });
  if (status !== 200) throw new Error(`Not signed in: ${status}`);
  return visitor;
}
