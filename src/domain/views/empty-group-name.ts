import type { ViewGroup } from './view-data.ts';

/** The heading over rows that have nothing of what the view groups by. */
export function emptyGroupName(by: ViewGroup['by']): string {
  if (by === 'TAG') return 'No tag';
  return by === 'PARTICIPANT' ? 'No participant' : 'No value';
}
