import { useState } from 'react';
import { useQuery } from 'urql';
import { titleOf } from '#domain/text/display-names.ts';
import type { CanvasStagingQuery, CanvasStagingQueryVariables } from '#web/lib/graphql.gen.ts';
import { quoteOf } from '#web/kit/objects/quote-of.ts';
import { CanvasStagingDocument } from './canvas.gen.ts';
import type { Staged } from './staging-area.tsx';

const perPage = 50;

export type StagedView = Pick<CanvasStagingQueryVariables, 'projectId' | 'objectType' | 'data'>;

type Staging = { rows: readonly Staged[]; reels: readonly Staged[]; onMore: (() => void) | null };

/** The rows of the view, a page at a time, and the newest reels of its project. */
export function useStaging(view: StagedView): Staging {
  const [pages, setPages] = useState(1);
  const [{ data }] = useQuery({
    query: CanvasStagingDocument,
    variables: { ...view, first: Math.min(pages * perPage, 500), after: null },
  });
  const page = data?.viewRows;
  return {
    rows: page?.items.flatMap(stagedOf) ?? [],
    reels:
      data?.reels.items.map(({ id, title }) => ({
        type: 'reel',
        refId: id,
        title: titleOf('reel', title),
      })) ?? [],
    onMore: page?.endCursor ? () => setPages(pages + 1) : null,
  };
}

function stagedOf({
  note,
  insight,
  highlight,
  tags,
}: CanvasStagingQuery['viewRows']['items'][number]): Staged[] {
  if (note) return [{ type: 'note', refId: note.id, title: titleOf('note', note.title) }];
  if (insight) return [{ type: 'insight', refId: insight.id, title: titleOf('insight', insight.title) }];
  if (highlight) {
    const evidence = { ...highlight, tags };
    return [{ type: 'highlight', refId: highlight.id, title: quoteOf(highlight.text), evidence }];
  }
  return [];
}
