import { personNameOf } from '#domain/text/display-names.ts';

type Part = {
  readonly kind: 'PARTICIPANT' | 'SPEAKER';
  readonly person: { readonly name: string; readonly isHidden: boolean };
};

/** Who took part in a note, as the viewer may know them. */
export function participantNames(parts: readonly Part[]): string[] {
  return parts.map(({ kind, person: { name, isHidden } }) =>
    personNameOf({ name, hidden: isHidden, label: kind === 'SPEAKER' ? 'speaker' : 'participant' }),
  );
}
