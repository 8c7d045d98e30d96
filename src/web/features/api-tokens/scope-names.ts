import type { ApiScope } from '#web/lib/graphql.gen.ts';

/** What a scope adds to reading, in the order in which they weigh. */
export const addedScopes: readonly { value: Exclude<ApiScope, 'READ'>; label: string; hint: string }[] = [
  { value: 'WRITE', label: 'Write content', hint: 'Create and change what you can change' },
  { value: 'MEMBERS', label: 'Manage members', hint: 'Invite people, change roles, share and publish' },
  { value: 'ADMIN', label: 'Administer', hint: 'Workspace settings, open domains, audit log' },
];

export function scopesName(scopes: readonly ApiScope[]): string {
  const names = addedScopes.filter(({ value }) => scopes.includes(value)).map(({ label }) => label);
  return ['Read', ...names].join(', ');
}
