import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Log } from '#server/platform/log/log.ts';
import './tables.ts';

type OutgoingMail = Selectable<Tables['outgoing_mails']>;
export type Deliver = (mail: OutgoingMail) => Promise<void>;

type SenderOptions = { database: Database; now: () => Date; log: Log; channel: string; deliver: Deliver };

const pollMs = 5_000;
const longestWaitMs = 24 * 3_600_000;
const batchSize = 10;
/** A process that dies while sending leaves its mails to the next one after this long. */
const leaseMs = 120_000;
const mostAttempts = 8;

/** Sends what was committed: woken by each post, and by the clock for retries and lost wake-ups. */
export async function startSender(options: SenderOptions): Promise<{ close(): Promise<void> }> {
  const { database, log, channel } = options;
  const state = { closed: false, again: false };
  let running: Promise<void> | undefined;

  function wake(): void {
    state.again = true;
    running ??= work().finally(() => {
      running = undefined;
    });
  }

  async function work(): Promise<void> {
    while (state.again && !state.closed) {
      state.again = false;
      try {
        while (!state.closed && (await sendBatch(options)) > 0);
      } catch (error) {
        log.error({ err: error }, 'Mails could not be sent');
      }
    }
  }

  await database.listen(channel, wake);
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    async close() {
      state.closed = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function sendBatch(options: SenderOptions): Promise<number> {
  const mails = await claimDue(options);
  for (const mail of mails) await send(options, mail);
  return mails.length;
}

/** Claims with a lease and lets go of the transaction: the embedded database has one, and SMTP is slow. */
function claimDue({ database, now }: SenderOptions): Promise<OutgoingMail[]> {
  const time = now();
  const tooLate = new Date(time.getTime() + longestWaitMs);
  return database.transaction({}, 'read write', (db) =>
    db
      .updateTable('outgoing_mails')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        send_at: new Date(time.getTime() + leaseMs),
      }))
      .where('id', 'in', (due) =>
        due
          .selectFrom('outgoing_mails')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          // Nothing waits for so long: what says so was written while a clock was ahead.
          .where((row) => row.or([row('send_at', '<=', time), row('send_at', '>', tooLate)]))
          .orderBy('send_at')
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .execute(),
  );
}

async function send({ database, now, log, deliver }: SenderOptions, mail: OutgoingMail): Promise<void> {
  try {
    await deliver(mail);
  } catch (error) {
    log.warn({ err: error, mail: mail.id, attempt: mail.attempts }, 'A mail was not accepted');
    await update({
      send_at: new Date(now().getTime() + retryDelayMs(mail.attempts)),
      failed_at: mail.attempts >= mostAttempts ? now() : null,
    });
    return;
  }
  // The links inside still work for a while, and nobody has to read them here again.
  await update({ sent_at: now(), text_body: '', html_body: '', unsubscribe_url: null });

  function update(change: Partial<OutgoingMail>): Promise<unknown> {
    return database.transaction({}, 'read write', (db) =>
      db.updateTable('outgoing_mails').set(change).where('id', '=', mail.id).execute(),
    );
  }
}

/** 15 s, then doubling: the last of eight tries comes half an hour after the first. */
function retryDelayMs(attempt: number): number {
  return 15_000 * 2 ** (attempt - 1);
}
