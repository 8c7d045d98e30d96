import { rootAccounts } from './account-api.ts';
import { useResource } from '#web/lib/use-resource.ts';
import classes from './auth-layout.module.css';

/** A server without SMTP keeps its mail on a local page; without this hint a first visitor would wait for ever. */
export function MailHint() {
  const environment = useResource(rootAccounts.environment);
  if (environment.state !== 'ready' || !environment.value.mailOutbox) return null;
  return (
    <p className={classes.note} style={{ marginTop: 'var(--space-4)' }}>
      This server isn’t set up to send mail. Messages are kept in the{' '}
      <a href="/outbox" target="_blank" rel="noreferrer" className={classes.link}>
        local outbox
      </a>
      .
    </p>
  );
}
