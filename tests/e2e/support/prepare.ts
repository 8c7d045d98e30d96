import { makeInstallation } from './installation.ts';

/** Before the journeys begin: they run two at a time, and each would make it for itself. */
export async function setup(): Promise<void> {
  await makeInstallation();
}
