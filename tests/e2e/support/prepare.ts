import type { TestProject } from 'vitest/node';
import { makeInstallation } from './make-installation.ts';

/** Before the journeys begin: they run side by side, and each would make it for itself. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('installation', await makeInstallation());
}
