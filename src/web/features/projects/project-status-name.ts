import type { BadgeTone } from '#web/ui/badge.tsx';
import type { ProjectStatus } from '#web/lib/graphql.gen.ts';

export const projectStatuses: readonly { value: ProjectStatus; label: string; tone: BadgeTone }[] = [
  { value: 'ACTIVE', label: 'Active', tone: 'accent' },
  { value: 'COMPLETED', label: 'Completed', tone: 'success' },
  { value: 'ARCHIVED', label: 'Archived', tone: 'neutral' },
];

export function statusOf(status: ProjectStatus) {
  return (
    projectStatuses.find(({ value }) => value === status) ?? { label: 'Active', tone: 'accent' as const }
  );
}
