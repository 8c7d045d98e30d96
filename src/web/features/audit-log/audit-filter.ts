import type { AuditFilter } from '#web/lib/graphql.gen.ts';

/** As the person chose it; days are those of where they are. */
export type ChosenFilter = {
  actor: { id: string; name: string } | null;
  type: string;
  from: string;
  to: string;
};

export const noFilter: ChosenFilter = { actor: null, type: '', from: '', to: '' };

export function isFiltered({ actor, type, from, to }: ChosenFilter): boolean {
  return actor !== null || type !== '' || from !== '' || to !== '';
}

export function wireFilter({ actor, type, from, to }: ChosenFilter): AuditFilter {
  return {
    actorId: actor?.id ?? null,
    types: type === '' ? null : [type],
    from: instantOf(from, '00:00:00.000'),
    to: instantOf(to, '23:59:59.999'),
  };
}

/** The same choice as a file. The browser's own session is enough to get it. */
export function csvUrl(chosen: ChosenFilter): string {
  const { actorId, types, from, to } = wireFilter(chosen);
  const entries = Object.entries({ actorId, types: types?.[0], from, to }).filter(
    ([, value]) => value != null,
  );
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return `/api/audit-log.csv${query === '' ? '' : `?${query}`}`;
}

function instantOf(day: string, time: string): string | null {
  const date = new Date(`${day}T${time}`);
  return day === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
