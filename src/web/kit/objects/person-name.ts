import { personNameOf, type PersonLabel } from '#domain/text/display-names.ts';

type Named = { name: string; isHidden: boolean };

/** What a screen calls somebody. */
export function nameOfPerson({ name, isHidden }: Named, label?: PersonLabel): string {
  return personNameOf({ name, hidden: isHidden, ...(label && { label }) });
}
