/** Null means unlimited. */
export type PlanLimits = {
  readonly projects: number | null;
  readonly channels: number | null;
  readonly channelDataPoints: number | null;
  readonly transcriptionMinutesPerMonth: number | null;
  readonly minSeats: number;
  readonly maxSeats: number | null;
  readonly extensions: number | null;
  readonly templates: number | null;
  readonly workspaceTagBoards: number | null;
  readonly userGroups: number | null;
  readonly userGroupMembers: number | null;
};

export function isWithinLimit(limit: number | null, count: number): boolean {
  return limit === null || count <= limit;
}

/** How many more fit; never negative, also after a move to a smaller plan. */
export function remainingOf(limit: number | null, count: number): number | null {
  return limit === null ? null : Math.max(0, limit - count);
}
