import type { Db } from '#server/platform/db/database.ts';

export type Mail = { to: string; subject: string; text: string; html: string; unsubscribe?: string };

export type Mailer = {
  /** Stored with the caller's transaction and sent after it: a rolled-back command mails nobody. */
  post(db: Db, mail: Mail): Promise<void>;
  close(): Promise<void>;
};
