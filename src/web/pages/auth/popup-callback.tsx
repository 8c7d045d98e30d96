import { useState } from 'react';
import { oidcProviders } from '#domain/accounts/sign-in-providers.ts';
import type { ConfirmEmailResult } from '#domain/accounts/confirm-email.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { answerFromPopup, AuthLayout, rootAccounts, TokenStep } from '#web/features/accounts/index.ts';
import { messageOf } from '#web/lib/rest.ts';

type Match = RouteMatchOf<'authCallback'> | RouteMatchOf<'authOauthCallback'>;

/** In a window beside the page that began: whatever came out of it is shown there. */
export function PopupCallback({ match, state }: { match: Match; state: string }) {
  const [isDone, setDone] = useState(false);
  const { code, error } = match.query;
  const provider = oidcProviders.find((name) => state.startsWith(`${name}.`));

  async function finish(): Promise<ConfirmEmailResult> {
    if (provider === undefined || code === undefined || error !== undefined)
      return { success: false, message: 'The sign-in was cancelled or didn’t work.' };
    const iss = new URLSearchParams(location.search).get('iss');
    const proof = { code, state, uxMode: 'popup' as const, ...(iss !== null && { iss }) };
    return rootAccounts
      .confirmEmail({ method: 'OIDC', provider, ...proof })
      .catch((failure: unknown) => ({ success: false, message: messageOf(failure) }));
  }

  if (isDone) return <AuthLayout title="You can close this window" lead="Hark goes on in the other one." />;
  return (
    <TokenStep
      token={state}
      title="Signing in"
      use={async () => {
        answerFromPopup(await finish());
        setDone(true);
      }}
    />
  );
}
