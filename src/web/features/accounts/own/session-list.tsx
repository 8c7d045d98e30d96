import { IconDeviceDesktop } from '@tabler/icons-react';
import { signInProviderLabels } from '#domain/accounts/sign-in-providers.ts';
import type { OwnSession } from '#domain/accounts/own-account.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ownAccount } from './own-account-api.ts';
import classes from './session-list.module.css';

export type SessionListProps = { sessions: readonly OwnSession[]; onChanged: () => void };

/** Where the person is signed in; each can be ended from here, or all of them. */
export function SessionList({ sessions, onChanged }: SessionListProps) {
  const submit = useSubmit();

  async function end(session: OwnSession) {
    const done = await submit.run(async () => void (await ownAccount.endSession(session.id)));
    if (!done) return;
    if (session.isCurrent) return location.replace('/auth/login');
    showToast({ message: `Signed out of ${session.device}` });
    onChanged();
  }

  async function endAll() {
    if (await submit.run(async () => void (await ownAccount.endAllSessions())))
      location.replace('/auth/login');
  }

  return (
    <div className={classes.sessions}>
      <ul aria-label="Sessions">
        {sessions.map((session) => (
          <li key={session.id} className={classes.row}>
            <IconDeviceDesktop size={20} aria-hidden />
            <div className={classes.text}>
              <span className={classes.device}>
                {session.device}
                {session.isCurrent && <Badge>This device</Badge>}
              </span>
              <span className={classes.facts}>
                {[
                  session.workspaceName ?? 'Workspace list',
                  signInProviderLabels[session.provider],
                  ...(session.address === null ? [] : [session.address]),
                ].join(' · ')}
                {' · '}
                <RelativeTime at={session.lastSeenAt} />
              </span>
            </div>
            <Button
              variant="quiet"
              disabled={submit.busy}
              aria-label={session.isCurrent ? 'Sign out here' : `Sign out of ${session.device}`}
              onClick={() => void end(session)}
            >
              {session.isCurrent ? 'Sign out here' : 'Sign out'}
            </Button>
          </li>
        ))}
      </ul>
      <FormError message={submit.error} />
      <Button disabled={submit.busy} onClick={() => void endAll()}>
        Sign out everywhere
      </Button>
    </div>
  );
}
