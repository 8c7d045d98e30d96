import type { PermissionLevel, Role } from './event-values.ts';

export type AccountEvents = {
  'workspace.created': { workspaceId: string; memberId: string };
  'workspace.updated': { workspaceId: string; changed: readonly string[] };
  'workspace.subdomainChanged': { workspaceId: string; from: string; to: string };
  'workspace.sampleDataRemoved': { workspaceId: string };
  'workspace.searchRebuildRequested': { workspaceId: string };
  'workspace.deleted': { workspaceId: string };
  'member.invited': { inviteId: string; email: string; role: Role | null };
  'member.inviteRevoked': { inviteId: string };
  'member.inviteResent': { inviteId: string };
  'member.joined': { memberId: string; inviteId: string | null };
  'member.updated': { memberId: string; changed: readonly string[] };
  'member.roleChanged': { memberId: string; from: Role | null; to: Role | null };
  'member.adminChanged': { memberId: string; workspaceAdmin: boolean };
  'member.suspended': { memberId: string };
  'member.reactivated': { memberId: string };
  'member.removed': { memberId: string };
  'member.signedIn': { memberId: string; provider: string };
  'member.signedOut': { memberId: string };
  'member.locked': { memberId: string };
  'member.unlocked': { memberId: string };
  'member.passwordChanged': { memberId: string };
  'supportAccess.requested': { supportAccessId: string };
  'supportAccess.granted': { supportAccessId: string };
  'supportAccess.denied': { supportAccessId: string };
};

export type AccessEvents = {
  'openDomain.added': { domain: string };
  'openDomain.removed': { domain: string };
  'group.created': { groupId: string };
  'group.updated': { groupId: string };
  'group.deleted': { groupId: string };
  'group.memberAdded': { groupId: string; memberId: string };
  'group.memberRemoved': { groupId: string; memberId: string };
  'access.granted': { objectType: string; objectId: string; granteeId: string; level: PermissionLevel };
  'access.changed': {
    objectType: string;
    objectId: string;
    granteeId: string;
    from: PermissionLevel;
    to: PermissionLevel;
  };
  'access.revoked': { objectType: string; objectId: string; granteeId: string };
  'access.inheritanceChanged': { objectType: string; objectId: string; inherited: boolean };
  'accessRequest.created': { accessRequestId: string; objectType: string; objectId: string };
  'accessRequest.approved': { accessRequestId: string };
  'accessRequest.declined': { accessRequestId: string };
  'publicLink.created': { publicLinkId: string; objectType: string; objectId: string };
  'publicLink.updated': {
    publicLinkId: string;
    objectType: string;
    objectId: string;
    changed: readonly string[];
  };
  'publicLink.revoked': { publicLinkId: string; objectType: string; objectId: string };
  'apiToken.created': { apiTokenId: string };
  'apiToken.revoked': { apiTokenId: string };
};
