import type { EventThing } from '#domain/events/who-hears.ts';
import type { Content, Kind, Trait } from './kind.ts';

let known: { readonly kinds: readonly Kind[]; readonly traits: readonly Trait[] } | undefined;

/** Called once a process by `app.ts`: which kinds there are is a fact of the program, as its tables are. */
export function registerKinds(
  features: readonly { readonly kinds?: readonly Kind[]; readonly traits?: readonly Trait[] }[],
): void {
  const kinds = features.flatMap((feature) => feature.kinds ?? []);
  const names = new Set<EventThing>();
  for (const { name } of kinds) {
    if (names.has(name)) throw new Error(`Two slices define the kind ${name}`);
    names.add(name);
  }
  known = { kinds, traits: features.flatMap((feature) => feature.traits ?? []) };
}

/** Throws before the kinds are registered: a list without them would show what is in the trash. */
export function allKinds(): readonly Kind[] {
  return registered().kinds;
}

export function allTraits(): readonly Trait[] {
  return registered().traits;
}

/** Everything that has a permission map. */
export function allContent(): readonly Content[] {
  return allKinds().flatMap(({ content }) => content ?? []);
}

function registered(): NonNullable<typeof known> {
  if (!known) throw new Error('The kinds of things are not registered yet');
  return known;
}
