import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  AuthForm,
  AuthLayout,
  enterApp,
  StartChoice,
  TokenStep,
  workspaceAccounts,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useSubmit } from '#web/lib/use-submit.ts';

type Replaced = { from: string; to: string };

/** The link of a sign-in mail, and the way from the root app into a workspace. */
export function MagicLoginPage({ match }: { match: RouteMatchOf<'authMagicLogin'> }) {
  const { token, redirect, start = false, sample } = match.query;
  const [isChoosing, setChoosing] = useState(start);
  const [replaces, setReplaces] = useState<Replaced | null>(null);
  const submit = useSubmit();

  async function use(given: string, replace: boolean) {
    const answer = await workspaceAccounts.magicLogin({ token: given, replace });
    if (answer.replaces === undefined) await enterApp(answer.redirect ?? redirect);
    else setReplaces(answer.replaces);
  }

  if (isChoosing) return <StartChoice sample={sample} onLookAround={() => setChoosing(false)} />;
  if (replaces === null || token === undefined) {
    return (
      <TokenStep
        token={token}
        title="Signing in"
        // Nobody sent this link: it was printed by the server.
        renew={start ? <RenewStart /> : null}
        use={(given) => use(given, false)}
      />
    );
  }
  return (
    <AuthLayout
      title={`Sign in as ${replaces.to}?`}
      lead={`You’re signed in as ${replaces.from}. That session ends on this device.`}
      foot={<Link to="home">Stay signed in as {replaces.from}</Link>}
    >
      <AuthForm submit={submit} label={`Sign in as ${replaces.to}`} onSubmit={() => use(token, true)}>
        {null}
      </AuthForm>
    </AuthLayout>
  );
}

function RenewStart() {
  return (
    <p>
      To get a new link, run <code>npx hark sign-in-link</code> in the folder where Hark was started.
    </p>
  );
}
