import { isUuid } from '#domain/ids/uuid.ts';
import { cardsIn, keyOfCard, refOf } from '#editor/cards/cards-in.ts';
import type { CardKind } from '#editor/cards/card-properties.ts';
import type { CardContent, CardReader } from '#editor/cards/read-card.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { CardScope } from './card-scope.ts';
import type { CardSource } from './card-source.ts';
import { highlightCards } from './sources/highlight-cards.ts';
import { insightCards } from './sources/insight-cards.ts';
import { noteCards } from './sources/note-cards.ts';
import { reelCards } from './sources/reel-cards.ts';
import { tagCards } from './sources/tag-cards.ts';

const sources: Readonly<Record<CardKind, CardSource>> = {
  highlight: highlightCards,
  insight: insightCards,
  note: noteCards,
  reel: reelCards,
  tag: tagCards,
};

/** Everything that the cards of a document show to this reader, in a few statements however many cards there are. */
export async function readCards(db: Db, scope: CardScope, document: NodeJson): Promise<CardReader> {
  const found = new Map<string, CardContent>();
  const refs = cardsIn(document).filter(({ id }) => isUuid(id));
  for (const [kind, group] of Map.groupBy(refs, (ref) => ref.kind)) {
    const cards = await sources[kind](
      db,
      scope,
      group.map(({ id }) => id),
    );
    for (const [id, card] of cards) found.set(keyOfCard({ kind, id }), card);
  }
  return (attributes) => {
    const ref = refOf(attributes);
    return ref && found.get(keyOfCard(ref));
  };
}
