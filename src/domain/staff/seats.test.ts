import { expect, test } from 'vitest';
import { countSeats } from './seats.ts';

test.each([
  [
    { MANAGER: 2, CONTRIBUTOR: 3, VIEWER: 40 },
    8,
    { seatsAllocated: 5, viewerCount: 40, utilizationPercentage: 62.5 },
  ],
  [{ MANAGER: 1 }, null, { seatsAllocated: 1, viewerCount: 0, utilizationPercentage: null }],
  [{ CONTRIBUTOR: 2 }, 3, { seatsAllocated: 2, viewerCount: 0, utilizationPercentage: 66.7 }],
  [{}, 0, { seatsAllocated: 0, viewerCount: 0, utilizationPercentage: null }],
])('%j of %s seats', (byRole, total, seats) => expect(countSeats(byRole, total)).toEqual(seats));
