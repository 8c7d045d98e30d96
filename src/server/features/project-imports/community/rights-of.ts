import { can } from '#domain/access/can.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { SharedRights } from './community-writing.ts';

/** What a person may add beside their own new projects. */
export function rightsOf(member: Pick<Ctx, 'actor'>): SharedRights & { readonly folders: boolean } {
  const { viewer } = requireMember(member);
  return {
    tags: can(viewer, 'workspaceTag.update', { level: 'READ' }).allowed,
    fields: can(viewer, 'workspaceField.manage').allowed,
    personFields: can(viewer, 'personField.manage').allowed,
    publish: can(viewer, 'insight.publish', { level: 'FULL' }).allowed,
    folders: can(viewer, 'folder.create').allowed,
  };
}
