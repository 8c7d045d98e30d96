import { useState } from 'react';
import type { ConfirmEmailResult } from '#domain/accounts/confirm-email.ts';
import { oidcProviders } from '#domain/accounts/sign-in-providers.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { rootAccounts } from './account-api.ts';
import { followConfirmation } from './email-code-flow.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useProviderPopup } from './provider-popup.ts';

/** On the root host the installation says which providers it has. Until it does, the e-mail form is enough. */
export function RootProviders() {
  const environment = useResource(rootAccounts.environment);
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = useProviderPopup((answer: ConfirmEmailResult) => {
    followConfirmation(answer, setRefusal).catch((failure: unknown) => setRefusal(messageOf(failure)));
  });
  if (environment.state !== 'ready') return null;
  const { oAuthConfig, auth0Config } = environment.value;
  const providers = oidcProviders.filter((provider) =>
    provider === 'AUTH0' ? auth0Config !== null : provider in oAuthConfig,
  );
  // On a phone a second window covers the first one: there the page itself goes to the provider.
  const hasRoom = matchMedia('(pointer: fine)').matches;
  return (
    <>
      <FormError message={refusal} />
      <ProviderButtons providers={providers} {...(hasRoom && { open })} />
    </>
  );
}
