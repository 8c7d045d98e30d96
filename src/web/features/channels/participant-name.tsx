import { personNameOf } from '#domain/text/display-names.ts';
import type { DataPointCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';

/** Who said it, as the reader may know them; a contact leads to their page. */
export function ParticipantName({ point }: { point: Pick<DataPointCardFragment, 'participant' | 'person'> }) {
  const { participant, person } = point;
  if (person)
    return (
      <Link to="person" params={{ personId: person.id }} peek>
        {personNameOf({ name: person.name || participant, hidden: person.isHidden })}
      </Link>
    );
  return participant;
}
