import type { Role } from '#domain/access/roles.ts';

export type Seats = {
  readonly seatsAllocated: number;
  readonly viewerCount: number;
  readonly utilizationPercentage: number | null;
};

/** Viewers count separately. Without a limit of seats there is nothing that could be used up. */
export function countSeats(byRole: Partial<Record<Role, number>>, totalSeats: number | null): Seats {
  const seatsAllocated = (byRole.MANAGER ?? 0) + (byRole.CONTRIBUTOR ?? 0);
  return {
    seatsAllocated,
    viewerCount: byRole.VIEWER ?? 0,
    utilizationPercentage:
      totalSeats === null || totalSeats === 0 ? null : Math.round((seatsAllocated / totalSeats) * 1000) / 10,
  };
}
