const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/** Units of 1000, at most one decimal: 1500 is "1.5 kB". */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // Compares the rounded figure, so that 999 950 bytes read "1 MB" and never "1000 kB".
  while (rounded(value, unit) >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${rounded(value, unit)} ${units[unit] ?? 'B'}`;
}

function rounded(value: number, unit: number): number {
  return unit === 0 ? Math.round(value) : Math.round(value * 10) / 10;
}
