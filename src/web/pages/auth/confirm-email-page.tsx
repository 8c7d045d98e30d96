import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { followConfirmation, rootAccounts, TokenStep } from '#web/features/accounts/index.ts';
import { RestError } from '#web/lib/rest.ts';

/** The link in the confirmation mail. */
export function ConfirmEmailPage({ match }: { match: RouteMatchOf<'authConfirmEmail'> }) {
  return (
    <TokenStep
      token={match.query.token ?? match.query.confirmation_token}
      title="Confirming your e-mail"
      use={async (token) => {
        const result = await rootAccounts.confirmEmail({ method: 'EMAIL', token });
        await followConfirmation(result, (message) => {
          throw new RestError(400, 'HumanErrorMessage', message);
        });
      }}
    />
  );
}
