/**
 * workspace: every member. readers: members who may see the object that the change names or belongs to.
 * member: the change names a member, and is theirs alone.
 */
export type Hearers = 'workspace' | 'readers' | 'member';
