import { countLabel } from '#web/ui/count-label.ts';

/** What a sorting is counted of: less than a channel has. */
export function openToHark(count: number): string {
  return `${countLabel(count, 'data point')} that Hark may place`;
}

export const whatIsCounted =
  'Data points that people placed or excluded stay where they are and are not counted. Of a large channel, a sample is looked at.';
