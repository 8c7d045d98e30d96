import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

/** Tells the owner of an account that what protects it has changed. */
export function secondFactorMail({ to, what }: { to: string; what: string }): Mail {
  return composeMail({
    to,
    subject: what,
    paragraphs: [`${what}.`],
    footer: 'If it wasn’t you, change your password and sign out everywhere on your account page.',
  });
}

/** The person who guesses has passed the first proof. */
export function guessedCodesMail({ to }: { to: string }): Mail {
  return composeMail({
    to,
    subject: 'Someone is guessing your codes',
    paragraphs: [
      'Someone who knows your password or reads your mail has entered many wrong codes of your authenticator app.',
      'They aren’t in. Until tomorrow, codes only work in places where you have signed in before. Your passkeys and recovery codes work everywhere.',
    ],
    footer: 'Change your password on your account page.',
  });
}
