import type { ReactNode } from 'react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { CardsSkeleton } from '#web/ui/cards-skeleton.tsx';
import { InsightCards } from './insight-cards.tsx';
import { PublishedInFolderDocument } from './insights.gen.ts';

/** What was published from a folder's projects and from those below, or (null) in the whole workspace. */
export function FolderInsights({ folderId, empty }: { folderId: string | null; empty: ReactNode }) {
  return (
    <Paged
      document={PublishedInFolderDocument}
      variables={(after) => ({ folderId, first: itemLimits.page, after })}
      page={(data) => data.publishedInsights}
      what="the insights"
      skeleton={<CardsSkeleton label="Loading insights" />}
      empty={empty}
      renderFrame={(content) => content}
      renderRows={(insights) => <InsightCards label="Published insights" insights={insights} />}
      renderMore={(button) => <div style={{ padding: 'var(--space-3) 0' }}>{button}</div>}
    />
  );
}
