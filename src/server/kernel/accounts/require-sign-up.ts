import { Forbidden } from '#domain/errors/hark-error.ts';
import type { Env } from '#server/platform/env/env.ts';

/** Asked before the first mail too: nobody should confirm an address for a workspace that they can't create. */
export function requireSignUp({ signUpEnabled }: Pick<Env, 'signUpEnabled'>): void {
  if (!signUpEnabled) throw new Forbidden('New workspaces are turned off on this server');
}
