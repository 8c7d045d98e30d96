import type { Answer } from '#tests/support/visitor.ts';
import type { ActorName } from './actors.ts';

/** `nothing`: an empty answer, the same as for what does not exist. */
export type Outcome =
  | 'ok'
  | 'nothing'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'invalid'
  /** By its scope or by what its maker can’t do, whichever is looked at first. */
  | 'refused'
  | 'error';
export type Outcomes = Readonly<Record<ActorName, Outcome>>;

type ByRole = Pick<Outcomes, 'viewer' | 'contributor' | 'manager' | 'admin'>;

/** Who is nobody here stays out; programs have the admin's standing, within their scopes. */
function withOthers(kind: 'query' | 'mutation', byRole: ByRole, others: Partial<Outcomes> = {}): Outcomes {
  return {
    anonymous: 'unauthorized',
    otherWorkspace: 'unauthorized',
    noRole: 'unauthorized',
    shareToken: 'forbidden',
    apiRead: kind === 'mutation' ? 'forbidden' : byRole.admin,
    apiWrite: byRole.admin,
    apiMembers: kind === 'mutation' ? beyondScope(byRole.admin) : byRole.admin,
    apiAdmin: kind === 'mutation' ? beyondScope(byRole.admin) : byRole.admin,
    ...byRole,
    ...others,
  };
}

export function queryOutcomes(
  viewer: Outcome,
  contributor: Outcome,
  manager: Outcome,
  admin: Outcome,
): Outcomes {
  return withOthers('query', { viewer, contributor, manager, admin });
}

export function mutationOutcomes(
  viewer: Outcome,
  contributor: Outcome,
  manager: Outcome,
  admin: Outcome,
): Outcomes {
  return withOthers('mutation', { viewer, contributor, manager, admin });
}

/** Account and token management: no program, whatever its scopes. */
export function forPeopleOnly(outcomes: Outcomes): Outcomes {
  return { ...noProgram(outcomes) };
}

/** What prepares a change: of the programs only one that may make it. */
export function byWriteScope(outcomes: Outcomes): Outcomes {
  return { ...noProgram(outcomes), apiWrite: outcomes.admin };
}

/** Who gets in and who sees what: of the programs only one with the scope for it. */
export function byMembersScope(outcomes: Outcomes): Outcomes {
  return { ...noProgram(outcomes), apiMembers: outcomes.admin };
}

/** How the workspace is run: of the programs only one with the scope for it. */
export function byAdminScope(outcomes: Outcomes): Outcomes {
  return { ...noProgram(outcomes), apiAdmin: outcomes.admin };
}

function noProgram(outcomes: Outcomes): Outcomes {
  const { apiRead } = outcomes;
  const refused = beyondScope(outcomes.admin);
  return {
    ...outcomes,
    apiRead: apiRead === 'forbidden' ? apiRead : refused,
    apiWrite: refused,
    apiMembers: refused,
    apiAdmin: refused,
  };
}

/** What the maker can’t see isn’t there for the token either; what they may do is beyond its scope. */
function beyondScope(byAdmin: Outcome): Outcome {
  return byAdmin === 'ok' || byAdmin === 'nothing' ? 'forbidden' : 'refused';
}

export function isOutcome(outcome: Outcome, expected: Outcome): boolean {
  if (expected !== 'refused') return outcome === expected;
  return outcome === 'forbidden' || outcome === 'notFound' || outcome === 'invalid';
}

const byCode: Readonly<Record<string, Outcome>> = {
  Unauthorized: 'unauthorized',
  Forbidden: 'forbidden',
  NotFound: 'notFound',
  ValidationError: 'invalid',
  InvalidOperation: 'invalid',
  UnprocessableContent: 'invalid',
  HumanErrorMessage: 'invalid',
};

export function outcomeOf({ body }: Answer, field: string): Outcome {
  const [error] = body.errors ?? [];
  if (error) return byCode[error.extensions?.errorCode] ?? 'error';
  const value = body.data?.[field];
  return value === null || (Array.isArray(value) && value.length === 0) ? 'nothing' : 'ok';
}
