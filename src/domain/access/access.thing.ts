import { admins, adminsAlways, anyone, owners, readers } from '#domain/access/rule.ts';
import type { PermissionLevel } from '#domain/events/event-values.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const accessThing = defineThing({
  hearers: { group: 'workspace', access: 'readers', accessRequest: 'readers' },
  actions: {
    'group.read': anyone(),
    'group.create': admins({ plan: 'groups', scope: 'members' }),
    'group.update': admins({ plan: 'groups', scope: 'members' }),
    'group.delete': admins({ plan: 'groups', scope: 'members' }),
    'group.setMembers': admins({ plan: 'groups', scope: 'members' }),
    'accessRequest.create': anyone({ blockedBy: 'accessRequestsDisabled', scope: 'write' }),
    'accessRequest.answer': owners('project', { scope: 'members' }),
    'access.read': readers(),
    'access.setReadOnly': adminsAlways(),
    'access.setAccessRequests': admins(),
    'access.setAdminOnlyInvites': admins(),
    'access.setCommunityPublishing': admins(),
    'access.setExport': admins(),
    'access.setPublicAccess': admins(),
    'access.setDataOut': admins(),
  },
  events: {
    'group.created': event<{ groupId: string }>(['standing']),
    'group.updated': event<{ groupId: string }>(['standing']),
    'group.deleted': event<{ groupId: string }>(['standing']),
    'group.memberAdded': event<{ groupId: string; memberId: string }>(['standing']),
    'group.memberRemoved': event<{ groupId: string; memberId: string }>(['standing']),
    'access.granted': event<{
      objectType: string;
      objectId: string;
      granteeId: string;
      level: PermissionLevel;
    }>(['sight', 'standing']),
    'access.changed': event<{
      objectType: string;
      objectId: string;
      granteeId: string;
      from: PermissionLevel;
      to: PermissionLevel;
    }>(['sight', 'standing']),
    'access.revoked': event<{ objectType: string; objectId: string; granteeId: string }>([
      'sight',
      'standing',
    ]),
    'access.inheritanceChanged': event<{ objectType: string; objectId: string; inherited: boolean }>([
      'sight',
      'standing',
    ]),
    'accessRequest.created': event<{ accessRequestId: string; objectType: string; objectId: string }>(),
    'accessRequest.approved': event<{ accessRequestId: string }>(),
    'accessRequest.declined': event<{ accessRequestId: string }>(),
  },
  textLimits: {
    accessRequestMessage: { name: 'Message', max: 1000 },
    groupName: { name: 'Group name', max: 200, min: 1 },
  },
  countLimits: {
    groupsPerWorkspace: { holder: 'A workspace', things: 'user groups', max: 50 },
    membersPerGroup: { holder: 'A group', things: 'members', max: 200 },
    grantsPerObject: { holder: 'An object', things: 'people and groups with access', max: 500 },
  },
});
