import { levels, type Level } from '#domain/access/levels.ts';

const names = { READ: 'Can view', WRITE: 'Can edit', FULL: 'Full access' } as const satisfies Record<
  Level,
  string
>;

export function levelName(level: Level): string {
  return names[level];
}

export const levelOptions: readonly { value: Level; label: string }[] = levels.map((level) => ({
  value: level,
  label: names[level],
}));
