import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { InsightsDocument } from '#web/features/insights/insights.gen.ts';
import { ViewRowsDocument, ViewsDocument } from '#web/features/views/views.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';

/** Empty and ready: there is nothing to present. */
export type PresentOrder = { readonly order: readonly string[]; readonly isReady: boolean };

/** The insights that are presented one after the other: a view's in its order, or the project's. */
export function usePresentOrder(projectId: string, viewId: string | null): PresentOrder {
  const [{ data: listed }] = useQuery({
    query: InsightsDocument,
    variables: { projectId, first: itemLimits.pageMax, after: null, sort: 'CREATED_AT', published: null },
    pause: viewId !== null,
  });
  const [{ data: views }] = useQuery({
    query: ViewsDocument,
    variables: { projectId },
    pause: viewId === null,
  });
  const view = views?.views.find(({ id }) => id === viewId);
  const isInsights = view?.objectType === 'INSIGHT';
  const [{ data: rows }] = useQuery({
    query: ViewRowsDocument,
    variables: {
      projectId,
      objectType: 'INSIGHT',
      data: JSON.stringify(isInsights ? view.data : {}),
      group: null,
      first: itemLimits.pageMax,
      skip: 0,
    },
    pause: !isInsights,
  });
  const items = viewId === null ? listed?.insights.items : rows?.viewRows.items;
  const isOther = views !== undefined && !isInsights;
  return { order: items?.map(({ id }) => id) ?? [], isReady: items !== undefined || isOther };
}

export type Presenting = { projectId: string; viewId: string | null; insightId: string };

/** Another insight in place of the one on screen: Back leaves the presentation. */
export function presentInstead({ projectId, viewId, insightId }: Presenting): void {
  if (viewId === null) replaceWith('projectInsightPresent', { params: { projectId, insightId } });
  else replaceWith('projectViewPresentInsight', { params: { projectId, viewId, insightId } });
}
