/** Reads 75, 75.4, 1:15, 1:15.4 and 1:01:15 as seconds; undefined for anything else. */
export function parseTime(text: string): number | undefined {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,6}(?:\.\d{1,3})?)$/.exec(text.trim());
  if (!parts) return undefined;
  const hours = Number(parts[1] ?? 0);
  const minutes = Number(parts[2] ?? 0);
  const seconds = Number(parts[3]);
  const isClock = parts[2] !== undefined;
  if ((isClock && seconds >= 60) || (parts[1] !== undefined && minutes >= 60)) return undefined;
  return hours * 3600 + minutes * 60 + seconds;
}
