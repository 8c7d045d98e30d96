import { actorNames, type ActorName } from '../actors.ts';

export function all(
  status: number,
  others: Partial<Record<ActorName, number>> = {},
): Record<ActorName, number> {
  const statuses = Object.fromEntries(actorNames.map((name) => [name, status])) as Record<ActorName, number>;
  return { ...statuses, ...others };
}

/** Sessions are cookies: who has one on this host, and whether it still opens anything. */
export function signedIn(status: number, otherwise = 401): Record<ActorName, number> {
  return all(otherwise, { viewer: status, contributor: status, manager: status, admin: status });
}

/** API tokens of every scope. */
export function programs(status: number): Partial<Record<ActorName, number>> {
  return Object.fromEntries(
    actorNames.filter((name) => name.startsWith('api')).map((name) => [name, status]),
  );
}
