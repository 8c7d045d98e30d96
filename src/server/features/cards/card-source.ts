import type { CardContent } from '#editor/cards/read-card.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { CardScope } from './card-scope.ts';

/** The cards of one kind by id; those that the reader may not see are missing. */
export type CardSource = (
  db: Db,
  scope: CardScope,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, CardContent>>;
