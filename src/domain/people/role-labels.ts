/** What teams call the contact field that says what somebody does; the first one that a contact has filled counts. */
export const roleLabels: readonly string[] = [
  'job title',
  'role',
  'job role',
  'position',
  'occupation',
  'profession',
  'job',
];

const longestRole = 80;

/** Somebody as a quote names them. A role is left out where it is too long to read beside a name. */
export function nameWithRole(name: string, role: string | undefined): string {
  const shown = role?.trim() ?? '';
  return shown === '' || shown.length > longestRole ? name : `${name} (${shown})`;
}
