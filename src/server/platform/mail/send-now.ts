import { createTransport } from 'nodemailer';
import { MailRefused, type Mail, type MailFault, type Mailer } from './mailer.ts';

/** Somebody waits for the answer: a server that hangs counts as one that isn't there. */
const longestMs = 10_000;

export function nowSender(url: string, from: string): NonNullable<Mailer['sendNow']> {
  return async ({ to, subject, text, html }) => {
    const transport = createTransport(
      { url, connectionTimeout: longestMs, greetingTimeout: longestMs, socketTimeout: longestMs },
      { from },
    );
    try {
      await transport.sendMail({ to, subject, text, html } satisfies Mail);
    } catch (error) {
      throw new MailRefused(faultOf(error), answerOf(error), error);
    } finally {
      transport.close();
    }
  };
}

function faultOf(error: unknown): MailFault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EAUTH') return 'sign-in';
  return answerOf(error) === null ? 'unreachable' : 'refused';
}

function answerOf(error: unknown): string | null {
  if (!(error instanceof Error && 'response' in error) || typeof error.response !== 'string') return null;
  return error.response.slice(0, 300);
}
