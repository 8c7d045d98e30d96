export const signInProviders = [
  'GOOGLE',
  'MICROSOFT',
  'PASSWORD',
  'TEAM_SSO',
  'ONE_TIME_CODE',
  'IDENTITY_PROVIDER_INITIATED',
] as const;
export type SignInProvider = (typeof signInProviders)[number];

export const signInProviderLabels: Readonly<Record<SignInProvider, string>> = {
  GOOGLE: 'Google',
  MICROSOFT: 'Microsoft',
  PASSWORD: 'Password',
  TEAM_SSO: 'Single sign-on',
  ONE_TIME_CODE: 'E-mail code',
  IDENTITY_PROVIDER_INITIATED: 'Identity provider',
};

/** The providers that the root app signs in with by OpenID Connect. */
export const oidcProviders = ['GOOGLE', 'MICROSOFT'] as const satisfies readonly SignInProvider[];
export type OidcProvider = (typeof oidcProviders)[number];

/** Those, and the provider of one workspace. */
export const flowProviders = [...oidcProviders, 'TEAM_SSO'] as const satisfies readonly SignInProvider[];
export type FlowProvider = (typeof flowProviders)[number];

export const supportAccessStates = ['REQUESTED', 'GRANTED', 'DENIED'] as const;
export type SupportAccessState = (typeof supportAccessStates)[number];
