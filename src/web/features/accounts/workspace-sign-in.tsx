import { useState } from 'react';
import type { FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import { Button } from '#web/ui/button.tsx';
import type { TeamEnvironment } from './account-api.ts';
import { PasswordLogin } from './password-login.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

export type WorkspaceSignInProps = {
  environment: TeamEnvironment;
  redirect: string | undefined;
  initialEmail: string;
};

/** The ways that are open here. Where single sign-on is required, the other is for one admin and asked for. */
export function WorkspaceSignIn({ environment, redirect, initialEmail }: WorkspaceSignInProps) {
  const [isOtherShown, setOtherShown] = useState(!environment.ssoEnforced);
  const { googleAuthEnabled, microsoftAuthEnabled, auth0Enabled, ssoAuthEnabled, ssoEnforced } = environment;
  const providers: FlowProvider[] = [
    ...(ssoAuthEnabled ? (['TEAM_SSO'] as const) : []),
    ...(googleAuthEnabled && !ssoEnforced ? (['GOOGLE'] as const) : []),
    ...(microsoftAuthEnabled && !ssoEnforced ? (['MICROSOFT'] as const) : []),
    ...(auth0Enabled && !ssoEnforced ? (['AUTH0'] as const) : []),
  ];
  return (
    <>
      <ProviderButtons
        providers={providers}
        isOnly={!isOtherShown}
        teamId={environment.teamId}
        redirect={redirect}
      />
      {isOtherShown ? (
        <PasswordLogin
          redirect={redirect}
          initialEmail={initialEmail}
          withPassword={environment.passwordAuthEnabled || ssoEnforced}
        />
      ) : (
        <Button variant="quiet" fullWidth onClick={() => setOtherShown(true)}>
          Sign in as emergency admin
        </Button>
      )}
    </>
  );
}
