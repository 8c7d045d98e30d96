import type { Feature } from '#server/platform/app/feature.ts';
import { membersSchema } from './resolvers.ts';

export { addMember } from './add-member.ts';
export { inviteMailer } from './invite-mail.ts';
export { inviteMember } from './invite-member.ts';
export { findInviteOf } from './find-invite-of.ts';
export { findOpenInvite, joinIn, joinWorkspace, type OpenInvite } from './join-workspace.ts';
export { changeMember } from './change-member.ts';
export { findHeir } from './find-heir.ts';
export { reactivateIn } from './reactivate-member.ts';
export { suspendIn } from './suspend-member.ts';
export { takeOutMember } from './take-out-member.ts';
export { leaveWorkspace } from './leave-workspace.ts';
export type { Member } from './member.ts';
export { removeSampleMembers } from './remove-sample-members.ts';
export { findMembership, memberLoader, wasMember, type Membership } from './queries.ts';

export const members: Feature = { name: 'members', schema: membersSchema };
