import type { TestProject } from 'vitest/node';
import { dropLeftFolders } from './drop-left-folders.ts';
import { makeInstallation } from './make-installation.ts';

/** Before the journeys begin: they run side by side, and each would make it for itself. */
export async function setup(project: TestProject): Promise<void> {
  dropLeftFolders();
  project.provide('installation', await makeInstallation());
}
