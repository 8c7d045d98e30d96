import type { Integration } from './integration.ts';

let known: readonly Integration[] = [];

/** Called once a process by `app.ts`, as with kinds. */
export function registerIntegrations(
  features: readonly { readonly integrations?: readonly Integration[] }[],
): void {
  const all = features.flatMap(({ integrations = [] }) => integrations);
  const names = new Set(all.map(({ name }) => name));
  if (names.size !== all.length) throw new Error('Two slices bring an integration of the same name');
  known = all;
}

export function allIntegrations(): readonly Integration[] {
  return known;
}
