import { useEffect } from 'react';
import { useQuery } from 'urql';
import type { Coding } from '#web/features/highlights/index.ts';
import type { SuggestionFeature, SuggestionRunFieldsFragment } from '#web/lib/graphql.gen.ts';
import { SuggestionRunsDocument } from './suggestions.gen.ts';

const everyMs = 1500;

/** The newest look through this document; while it is under way it is asked how far it is. */
export function useSuggestionRun(
  { document: { objectType, objectId } }: Coding,
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
