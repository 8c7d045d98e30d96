import { createScimGroup, deleteScimGroup, patchStoredGroup, replaceGroup } from './change-group.ts';
import { listGroups, wantsMembers } from './list-groups.ts';
import type { ScimResource } from './resource-routes.ts';
import { getStoredGroup, groupResource } from './stored-group.ts';

export const scimGroups: ScimResource = {
  list: listGroups,
  async read({ reads, workspace }, id, { shown, address }) {
    const withMembers = wantsMembers(shown);
    const stored = await getStoredGroup(await reads.db(), workspace.id, { id, withMembers });
    return groupResource(stored, address);
  },
  create: createScimGroup,
  replace: replaceGroup,
  patch: patchStoredGroup,
  remove: deleteScimGroup,
};
