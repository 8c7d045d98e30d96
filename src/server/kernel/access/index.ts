import type { Feature } from '#server/platform/app/feature.ts';
import { accessSchema } from './resolvers.ts';

export { aboutObject } from './about-object.ts';
export { asMember } from './as-member.ts';
export { getAccessObject, requireOwnMap, type AccessObjectRow, type ObjectRef } from './access-object.ts';
export { isArchived, isNotTrashed, titleOf } from './content-tables.ts';
export { moveGroupMembers } from './change-group-members.ts';
export { createGroupIn } from './create-group.ts';
export { deleteGroupIn } from './delete-group.ts';
export { deleteSamples } from './delete-samples.ts';
export { renameGroupIn } from './rename-group.ts';
export { findStanding, findStandings, restrictionsOf, type Standing } from './find-standing.ts';
export { findFullObjects, isActiveMember, isNamedBy, rankOfMember } from './full-holders.ts';
export { inheritOrphans } from './inherit-orphans.ts';
export { getLevel, levelOfRank } from './level.ts';
export { moveLeaves } from './move-leaves.ts';
export { moveObjects } from './move-objects.ts';
export { registerObject, unregisterObjects } from './register-object.ts';
export { readersFinder } from './find-readers.ts';
export { countVisible } from './count-visible.ts';
export {
  isVisible,
  isVisibleTo,
  isWritableTo,
  rankOf,
  standingOn,
  standingRank,
  type Asker,
} from './scope.ts';
export { seenDocuments, type SeenDocument } from './seen-documents.ts';
export { readObjectRef, wireType } from './wire.ts';
export { writeGrants } from './write-grants.ts';

export const access: Feature = { name: 'access', schema: () => accessSchema };
