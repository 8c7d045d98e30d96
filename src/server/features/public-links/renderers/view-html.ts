import type { CardScope } from '#server/features/cards/index.ts';
import { listOpenRows, type View } from '#server/features/views/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { pageLinks } from '../pages/page-links.ts';
import { cardList } from './card-list.ts';
import { insightSections } from './insight-sections.ts';
import type { Shown } from './renderer.ts';
import { openView } from './shared-views.ts';

/** An insight is a whole text, a quote some lines. */
const rowsOnAPage = { HIGHLIGHT: 50, NOTE: 100, INSIGHT: 10 } as const satisfies Record<
  View['objectType'],
  number
>;

/** The rows of a view that are open to strangers, in its order. */
export async function viewHtml(
  db: Db,
  shown: Shown,
  { view, scope }: { view: View; scope: CardScope },
): Promise<string> {
  const open = await openView(db, shown, { view, scope });
  if (!open) return '<p>This view isn’t available any more.</p>';
  const size = rowsOnAPage[view.objectType];
  const found = await listOpenRows(db, open, { limit: size + 1, skip: (shown.page - 1) * size });
  const ids = found.slice(0, size);
  if (ids.length === 0 && shown.page === 1) return '<p>There’s nothing in this view yet.</p>';
  const rows =
    view.objectType === 'INSIGHT'
      ? await insightSections(db, shown, { ids, scope })
      : await cardList(db, shown, { kind: view.objectType === 'NOTE' ? 'note' : 'highlight', ids, scope });
  return `${rows}\n${pageLinks(shown.page, found.length > size)}`;
}
