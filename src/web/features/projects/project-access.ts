import type { AccessObject } from '#domain/access/can.ts';
import { levelForRole } from '#domain/access/roles.ts';
import type { ViewerQuery } from '#web/lib/graphql.gen.ts';

/** Until a project carries the viewer's level, every member has on it what their role grants. */
export function projectObject(viewer: ViewerQuery['viewer']): AccessObject {
  if (viewer.workspaceAdmin) return { level: 'FULL' };
  return { level: viewer.role === null ? null : levelForRole(viewer.role) };
}
