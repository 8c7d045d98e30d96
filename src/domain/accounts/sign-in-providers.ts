export const signInProviders = [
  'GOOGLE',
  'MICROSOFT',
  'AUTH0',
  'PASSWORD',
  'TEAM_SSO',
  'ONE_TIME_CODE',
  'IDENTITY_PROVIDER_INITIATED',
] as const;
export type SignInProvider = (typeof signInProviders)[number];

export const signInProviderLabels: Readonly<Record<SignInProvider, string>> = {
  GOOGLE: 'Google',
  MICROSOFT: 'Microsoft',
  AUTH0: 'OpenID',
  PASSWORD: 'Password',
  TEAM_SSO: 'Single sign-on',
  ONE_TIME_CODE: 'E-mail code',
  IDENTITY_PROVIDER_INITIATED: 'Identity provider',
};

/** The providers whose sign-up says which one it was. */
export const brandProviders = ['GOOGLE', 'MICROSOFT'] as const satisfies readonly SignInProvider[];

/** The providers that the root app signs in with by OpenID Connect; AUTH0 is any issuer that the operator names. */
export const oidcProviders = [...brandProviders, 'AUTH0'] as const satisfies readonly SignInProvider[];
export type OidcProvider = (typeof oidcProviders)[number];

/** Those, and the provider of one workspace. */
export const flowProviders = [...oidcProviders, 'TEAM_SSO'] as const satisfies readonly SignInProvider[];
export type FlowProvider = (typeof flowProviders)[number];

/** In the state of a sign-in that was begun in a window of its own, after the name of the provider. */
export const popupMark = 'popup.';

export function isPopupState(state: string): boolean {
  return flowProviders.some((provider) => state.startsWith(`${provider}.${popupMark}`));
}
