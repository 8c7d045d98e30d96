import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import { escapeHtml } from './compose-mail.ts';
import { isLoopbackAddress, isLoopbackName } from './loopback.ts';
import './tables.ts';

type OutboxOptions = { env: Env; database: Database };
type OutboxMail = { id: string; to: string; subject: string; text: string; at: Date };

/** The local outbox exists only on a server that nobody else is meant to reach. */
export function hasOutbox(env: Pick<Env, 'smtpUrl' | 'rootUrl'>): boolean {
  return env.smtpUrl === undefined && isLoopbackName(env.rootUrl.hostname);
}

/** The address of its page; null where there is none. */
export function outboxUrlOf(env: Pick<Env, 'smtpUrl' | 'rootUrl'>): string | null {
  return hasOutbox(env) ? new URL('/outbox', env.rootUrl).href : null;
}

/** Shows the mails of a server without SMTP to the person at the machine. */
export function addOutboxRoutes(http: FastifyInstance, options: OutboxOptions): void {
  if (!hasOutbox(options.env)) return;
  http.get('/outbox', async (request, reply) => {
    requireLoopback(request, options.env);
    reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(renderPage(await newestMails(options.database)));
  });
  http.get('/outbox.json', async (request, reply) => {
    requireLoopback(request, options.env);
    reply.header('cache-control', 'no-store');
    return reply.send({ mails: await newestMails(options.database) });
  });
}

/** Behind a proxy on the same machine every client looks local, so a forwarded request never counts. */
function requireLoopback({ headers, socket, ip }: FastifyRequest, env: Env): void {
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  const isLocal = isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackAddress(ip);
  if (forwarded || !isLocal || readHost(headers.host, env.rootUrl).kind !== 'root') {
    throw new NotFound('There is nothing at this address');
  }
}

function newestMails(database: Database): Promise<OutboxMail[]> {
  return database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('outgoing_mails')
      .select(['id', 'recipient as to', 'subject', 'text_body as text', 'created_at as at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute(),
  );
}

const style = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 720px; margin: 32px auto; padding: 0 16px; color: #1f2328; background: #fff }
article { border: 1px solid #d0d7de; border-radius: 8px; padding: 16px; margin: 16px 0 }
h1 { font-size: 24px } h2 { font-size: 18px; margin: 0 } time, .to { color: #59636e }
p { white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0 }
@media (prefers-color-scheme: dark) { body { color: #e6edf3; background: #0d1117 } article { border-color: #3d444d } time, .to { color: #9198a1 } a { color: #79c0ff } }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function renderPage(mails: readonly OutboxMail[]): string {
  const list = mails.map(renderMail).join('\n') || '<p>No mail yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1>
<p>Mails stay here because no SMTP server is set.</p>
${list}</main></body></html>`;
}

/** As in the app, in the zone of this machine: its reader sits at it. */
const clockTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function renderMail({ to, subject, text, at }: OutboxMail): string {
  const time = `<time datetime="${at.toISOString()}">${clockTime.format(at)}</time>`;
  return `<article><h2>${escapeHtml(subject)}</h2><div class="to">${escapeHtml(to)} · ${time}</div><p>${linkify(text)}</p></article>`;
}

function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join('');
}
