import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Database } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Mailer } from './mailer.ts';
import { nowSender } from './send-now.ts';
import { startSender, type Deliver } from './send-mails.ts';
import './tables.ts';

export const mailChannel = 'hark_mail';

type MailerOptions = {
  env: Pick<Env, 'smtpUrl' | 'mailFrom'>;
  database: Database;
  now: () => Date;
  newId: () => string;
  log: Log;
};

/** By SMTP where an address is set; else every mail counts as delivered to the outbox that `/outbox` shows. */
export async function openMailer(options: MailerOptions): Promise<Mailer> {
  const { env, now, newId } = options;
  const smtp = env.smtpUrl === undefined ? undefined : openSmtp(env.smtpUrl, env.mailFrom);
  const sender = smtp && (await startSender({ ...options, channel: mailChannel, deliver: smtp.deliver }));
  return {
    async post(db, mail) {
      const time = now();
      await db
        .insertInto('outgoing_mails')
        .values({
          id: newId(),
          recipient: mail.to,
          subject: mail.subject,
          text_body: mail.text,
          html_body: mail.html,
          created_at: time,
          send_at: time,
          // Left unsent, a week of old codes would go out on the day somebody sets SMTP_URL.
          sent_at: sender ? null : time,
          failed_at: null,
          unsubscribe_url: mail.unsubscribe ?? null,
        })
        .execute();
      if (sender) await sql`select pg_notify(${mailChannel}, '')`.execute(db);
    },
    sendNow: env.smtpUrl === undefined ? undefined : nowSender(env.smtpUrl, env.mailFrom),
    async close() {
      await sender?.close();
      smtp?.close();
    },
  };
}

function openSmtp(url: string, from: string): { deliver: Deliver; close: () => void } {
  const transport = createTransport(url, { from });
  return {
    deliver: async (mail) => {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        // The same id on every try: a mail sent twice after a crash shows once in most mailboxes.
        messageId: `<${mail.id}@hark>`,
        ...(mail.unsubscribe_url !== null && {
          headers: {
            'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
    close: () => transport.close(),
  };
}
