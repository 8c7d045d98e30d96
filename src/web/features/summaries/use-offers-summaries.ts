import { useQuery } from 'urql';
import { SummaryModeDocument } from './summaries.gen.ts';

/** Whether summaries are offered in a project: not where they are turned off. `isAsked`: somebody could use them. */
export function useOffersSummaries(projectId: string, isAsked: boolean): boolean {
  const [{ data }] = useQuery({ query: SummaryModeDocument, variables: { projectId }, pause: !isAsked });
  return data !== undefined && data.objectSummary.mode !== 'Off';
}
