import type { Level } from './levels.ts';
import type { PlanGate } from './plan-gates.ts';
import type { Role } from './roles.ts';

/** Switches of a workspace (or of its HIPAA add-on) that take actions away from everyone. */
export const restrictions = [
  'exportDisabled',
  'publicAccessDisabled',
  'dataOutDisabled',
  'accessRequestsDisabled',
  'communityPublishingDisabled',
] as const;
export type Restriction = (typeof restrictions)[number];

/** The kind of object whose permission map decides, for the words of the refusal. */
export type Place = 'project' | 'folder' | 'channel' | 'doc';

export type Rule = {
  /** Least workspace role. A workspace admin needs none above VIEWER where no level is asked. */
  readonly role: Role;
  /** Least level on the object; without an object the action is refused. */
  readonly level?: Level;
  readonly place?: Place;
  readonly admin?: true;
  /** Admins only while the workspace says so. */
  readonly adminWhenInvitesRestricted?: true;
  /** `only`: nobody but the author. `orFull`: the author, or FULL on the object. */
  readonly author?: 'only' | 'orFull';
  readonly plan?: PlanGate;
  readonly blockedBy?: Restriction;
  /** A locked object refuses it. */
  readonly respectsLock?: true;
  /** Refused while there is too little to summarise. */
  readonly needsContent?: true;
  /** Stays possible in read-only mode: it reads, or it is the way out. */
  readonly inReadOnly?: true;
  /** Who somebody is and who may enter: a token that leaked must not be able to make itself at home. */
  readonly forPeople?: true;
  /** The scope that it asks of an API token, where neither `admin` nor `inReadOnly` says so. */
  readonly scope?: 'write' | 'members';
  readonly roleRefusal?: string;
};

type Extra = Omit<Rule, 'role' | 'level' | 'place' | 'admin' | 'inReadOnly'>;

/** Any member, also in read-only mode. */
export function anyone(extra: Extra = {}): Rule {
  return { role: 'VIEWER', inReadOnly: true, ...extra };
}

/** A member with a role at least this high, on the workspace itself. */
export function atLeastRole(role: Role, extra: Extra = {}): Rule {
  return { role, ...extra };
}

export function admins(extra: Extra = {}): Rule {
  return { role: 'VIEWER', admin: true, ...extra };
}

/** An admin's reading or way out of read-only mode. */
export function adminsAlways(extra: Extra = {}): Rule {
  return { ...admins(extra), inReadOnly: true };
}

export function readers(place: Place = 'project', extra: Extra = {}): Rule {
  return { role: 'VIEWER', level: 'READ', place, inReadOnly: true, ...extra };
}

/** Who may read may also take part, except in read-only mode. */
export function participants(place: Place = 'project', extra: Extra = {}): Rule {
  return { role: 'VIEWER', level: 'READ', place, ...extra };
}

export function editors(place: Place = 'project', extra: Extra = {}): Rule {
  return { role: 'CONTRIBUTOR', level: 'WRITE', place, ...extra };
}

export function owners(place: Place = 'project', extra: Extra = {}): Rule {
  return { role: 'CONTRIBUTOR', level: 'FULL', place, ...extra };
}
