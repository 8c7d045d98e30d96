import type * as PasskeyLibrary from '@simplewebauthn/server';

/** Not at the start: it brings three hundred files, and few sign in with a passkey. */
export function openPasskeyLibrary(): Promise<typeof PasskeyLibrary> {
  return import('@simplewebauthn/server');
}
