import type { Role } from '#domain/access/roles.ts';
import { percentOf } from '#domain/numbers/ratio.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type SeatHolder = { readonly role: Role | null; readonly isSuspended: boolean };

export type SeatUse = {
  /** Null: as many as wanted. */
  readonly totalSeatsAvailable: number | null;
  readonly seatsAllocated: number;
  readonly viewerCount: number;
  readonly utilizationPercentage: number | null;
};

/** Viewers are counted apart and take no seat; nor do the suspended and those without a role. */
export function seatUse(members: Iterable<SeatHolder>, totalSeatsAvailable: number | null): SeatUse {
  let seatsAllocated = 0;
  let viewerCount = 0;
  for (const { role, isSuspended } of members) {
    if (isSuspended || role === null) continue;
    if (role === 'VIEWER') viewerCount += 1;
    else seatsAllocated += 1;
  }
  const utilizationPercentage = utilization(seatsAllocated, totalSeatsAvailable);
  return { totalSeatsAvailable, seatsAllocated, viewerCount, utilizationPercentage };
}

export function takesSeat(role: Role | null): boolean {
  return role === 'MANAGER' || role === 'CONTRIBUTOR';
}

/** How many of the seats a new member with this role would leave. */
export function checkSeatFree(use: SeatUse, role: Role | null): Parsed<SeatUse> {
  const { totalSeatsAvailable: total, seatsAllocated } = use;
  if (!takesSeat(role) || total === null || seatsAllocated < total) return accepted(use);
  return refused(`All ${total} seats are taken. Add seats, or invite as a viewer.`);
}

/** No fewer than the plan sells, no fewer than are in use. */
export function checkSeatCount(
  seats: number,
  bounds: { minSeats: number; maxSeats: number | null; seatsAllocated: number },
): Parsed<number> {
  const min = Math.max(bounds.minSeats, bounds.seatsAllocated);
  if (!Number.isSafeInteger(seats) || seats < min) return refused(`Choose at least ${min} seats`);
  if (bounds.maxSeats !== null && seats > bounds.maxSeats) {
    return refused(`Choose at most ${bounds.maxSeats} seats`);
  }
  return accepted(seats);
}

function utilization(allocated: number, total: number | null): number | null {
  if (total === null) return null;
  return total === 0 && allocated > 0 ? 100 : percentOf(allocated, total);
}
