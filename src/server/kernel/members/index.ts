import type { Feature } from '#server/platform/app/feature.ts';
import { membersSchema } from './resolvers.ts';

export { addMember } from './add-member.ts';
export { inviteMailer } from './invite-mail.ts';
export { inviteMember } from './invite-member.ts';
export { findOpenInvite, joinIn, joinWorkspace, type OpenInvite } from './join-workspace.ts';
export type { Member } from './member.ts';
export { removeSampleMembers } from './remove-sample-members.ts';
export { findMembership, memberLoader, type Membership } from './queries.ts';

export const members: Feature = { name: 'members', schema: membersSchema };
