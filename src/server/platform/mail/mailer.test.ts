import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createClock } from '#tests/support/clock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { openTestDatabase, testLog as log } from '#tests/support/test-database.ts';
import type { Mail, Mailer } from './mailer.ts';
import { mailChannel, openMailer } from './open-mailer.ts';
import './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clock = createClock();
const mail: Mail = { to: 'ada@mail.example', subject: 'Héllo', text: 'Plain https://x', html: '<p>Rich</p>' };

function open(smtpUrl: string | undefined): Promise<Mailer> {
  return openMailer({
    env: { smtpUrl, mailFrom: 'Hark <hark@mail.example>' },
    database,
    now: clock.now,
    newId,
    log,
  });
}

function post(mailer: Mailer, to: string): Promise<void> {
  return database.transaction({}, 'read write', (db) => mailer.post(db, { ...mail, to }));
}

function findMail(to: string) {
  return database.transaction({}, 'read only', (db) =>
    db.selectFrom('outgoing_mails').selectAll().where('recipient', '=', to).executeTakeFirst(),
  );
}

describe('without SMTP', () => {
  test('a mail stays readable and is never sent later', async () => {
    const mailer = await open(undefined);
    await post(mailer, 'kept@mail.example');
    await mailer.close();
    expect(await findMail('kept@mail.example')).toMatchObject({
      text_body: mail.text,
      sent_at: expect.any(Date),
    });
  });

  test('a command that fails mails nobody', async () => {
    const mailer = await open(undefined);
    const failing = database.transaction({}, 'read write', async (db) => {
      await mailer.post(db, { ...mail, to: 'rolled@mail.example' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await findMail('rolled@mail.example')).toBeUndefined();
    await mailer.close();
  });
});

describe('by SMTP', () => {
  test('sends after the commit, once, and forgets what was in it', async () => {
    const smtp = await startSmtp();
    const mailer = await open(smtp.url);
    await post(mailer, 'sent@mail.example');
    const [message] = await eventually('the mail arrives', () => smtp.received.length > 0 && smtp.received);
    expect(message).toContain('RCPT TO:<sent@mail.example>');
    expect(message).toContain('From: Hark <hark@mail.example>');
    expect(message).toContain('Plain https://x');
    const sent = await eventually('it is marked', async () => {
      const row = await findMail('sent@mail.example');
      return row?.sent_at ? row : undefined;
    });
    expect(sent).toMatchObject({ text_body: '', html_body: '', attempts: 1 });
    await mailer.close();
    expect(smtp.received).toHaveLength(1);
    await smtp.close();
  });

  test('tries again later when the server refuses, and gives up in the end', async () => {
    const smtp = await startSmtp({ refuse: true });
    const mailer = await open(smtp.url);
    await post(mailer, 'refused@mail.example');
    await eventually('it is given up', async () => {
      clock.pass(3600);
      await database.owner.query(`select pg_notify('${mailChannel}', '')`);
      return (await findMail('refused@mail.example'))?.failed_at ?? undefined;
    });
    expect(await findMail('refused@mail.example')).toMatchObject({ attempts: 8, sent_at: null });
    expect(smtp.refusals()).toBe(8);
    await mailer.close();
    await smtp.close();
  });
});
