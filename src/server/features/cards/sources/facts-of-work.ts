import { deletedUser } from '#domain/text/display-names.ts';
import { formatDay } from '#domain/time/format-day.ts';
import type { CardFact } from '#editor/cards/read-card.ts';
import type { CardScope } from '../card-scope.ts';

type Work = { readonly author: string | null; readonly createdAt: Date };

/** Who made a thing and when. Colleagues of the person who shares a page are nobody's business outside. */
export function factsOfWork({ isStranger }: CardScope, { author, createdAt }: Work): CardFact[] {
  return [
    ...(isStranger ? [] : [{ property: 'author', text: author ?? deletedUser }]),
    { property: 'date', text: formatDay(createdAt) },
  ];
}
