import { createUser } from './create-user.ts';
import { listUsers } from './list-users.ts';
import type { ScimResource } from './resource-routes.ts';
import { getStoredUser, userResource } from './stored-user.ts';
import { deleteUser, patchStoredUser, replaceUser } from './update-user.ts';

export const scimUsers: ScimResource = {
  list: listUsers,
  read: async ({ reads, workspace }, id, { address }) =>
    userResource(await getStoredUser(await reads.db(), workspace.id, id), address),
  create: createUser,
  replace: replaceUser,
  patch: patchStoredUser,
  remove: deleteUser,
};
