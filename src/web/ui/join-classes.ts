/** CSS-module lookups may be undefined to the compiler; a falsy part is simply left out. */
export function joinClasses(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
