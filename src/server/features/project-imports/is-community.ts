import type { ProjectContents } from './refi/contents.ts';

/** Only these name the projects in them. */
export function isCommunity(contents: ProjectContents | null): boolean {
  return (contents?.projects.length ?? 0) > 0;
}
