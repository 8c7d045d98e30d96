import { useState } from 'react';
import { flowProviders, isPopupState } from '#domain/accounts/sign-in-providers.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AuthLayout, followConfirmation, rootAccounts, TokenStep } from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PopupCallback } from './popup-callback.tsx';
import { RestError } from '#web/lib/rest.ts';
import { buttonClass } from '#web/ui/button.tsx';

type Match = RouteMatchOf<'authCallback'> | RouteMatchOf<'authOauthCallback'>;

/** Where a provider sends people back to. What it said goes to the server, which checks it. */
export function CallbackPage({ match }: { match: Match }) {
  const { code, state, error } = match.query;
  const provider = flowProviders.find((name) => state?.startsWith(`${name}.`));
  const [refusal, setRefusal] = useState<string | null>(null);
  if (state !== undefined && isPopupState(state)) return <PopupCallback match={match} state={state} />;
  if (error !== undefined || provider === undefined || refusal !== null) {
    return (
      <AuthLayout title="You’re not signed in" lead={refusal ?? 'The sign-in was cancelled or didn’t work.'}>
        <Link to="authLogin" className={buttonClass('primary')}>
          Go to sign in
        </Link>
      </AuthLayout>
    );
  }
  return (
    <TokenStep
      token={code}
      title="Signing in"
      use={async (given) => {
        const iss = new URLSearchParams(location.search).get('iss');
        if (provider === 'TEAM_SSO') {
          const answer = { code: given, state: state ?? '', ...(iss !== null && { iss }) };
          return location.replace((await rootAccounts.finishSso(answer)).redirectUrl);
        }
        const proof = { code: given, ...(state !== undefined && { state }), ...(iss !== null && { iss }) };
        const result = await rootAccounts.confirmEmail({ method: 'OIDC', provider, ...proof });
        await followConfirmation(result, setRefusal).catch((failure: unknown) => {
          if (!(failure instanceof RestError)) throw failure;
          setRefusal(failure.message);
        });
      }}
    />
  );
}
