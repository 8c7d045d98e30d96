import type { Db } from '#server/platform/db/database.ts';

export type Mail = { to: string; subject: string; text: string; html: string; unsubscribe?: string };

export type Mailer = {
  /** Stored with the caller's transaction and sent after it: a rolled-back command mails nobody. */
  post(db: Db, mail: Mail): Promise<void>;
  /** Sends at once and throws MailRefused; undefined where no mail server is set. */
  readonly sendNow: ((mail: Mail) => Promise<void>) | undefined;
  close(): Promise<void>;
};

export type MailFault = 'sign-in' | 'unreachable' | 'refused';

/** `answer` is what the mail server said, where it said something. */
export class MailRefused extends Error {
  readonly fault: MailFault;
  readonly answer: string | null;

  constructor(fault: MailFault, answer: string | null, cause: unknown) {
    super(answer ?? fault, { cause });
    this.fault = fault;
    this.answer = answer;
  }
}
