import { useEffect } from 'react';
import { useQuery } from 'urql';
import type {
  HighlightObjectType,
  SuggestionFeature,
  SuggestionRunFieldsFragment,
} from '#web/lib/graphql.gen.ts';
import { SuggestionRunsDocument } from './suggestions.gen.ts';

const everyMs = 1500;

/** The note or insight that is looked through. */
export type RunTarget = { readonly objectType: HighlightObjectType; readonly objectId: string };

/** The newest look through this document; while it is under way it is asked how far it is. */
export function useSuggestionRun(
  { objectType, objectId }: RunTarget,
  feature: SuggestionFeature,
): SuggestionRunFieldsFragment | null {
  const [{ data }, read] = useQuery({ query: SuggestionRunsDocument, variables: { objectType, objectId } });
  const run = data?.suggestionRuns.find((one) => one.feature === feature) ?? null;
  const isRunning = run?.status === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => read({ requestPolicy: 'network-only' }), everyMs);
    return () => clearInterval(timer);
  }, [isRunning, read]);
  return run;
}
