/** Tables spell days in many ways; null for what is no day for sure. */
export function instantOf(text: string | null): string | null {
  const time = /^\d{4}-\d{2}-\d{2}/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
