import { useMemo } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { UsedInDocument } from './evidence.gen.ts';
import type { UsingInsight } from './used-in.tsx';

const noInsights: readonly UsingInsight[] = [];
const pauseMs = 150;

/** The insights that show these highlights: of the rows in sight, so that scrolling a long note doesn't ask for each. */
export function useUsedIn(ids: readonly string[]): (id: string) => readonly UsingInsight[] {
  const asked = useSettled(ids.slice(0, itemLimits.pageMax).join(' '), pauseMs);
  const variables = useMemo(() => ({ ids: asked === '' ? [] : asked.split(' ') }), [asked]);
  const [{ data }] = useQuery({
    query: UsedInDocument,
    variables,
    pause: asked === '',
    requestPolicy: 'cache-and-network',
  });
  const found = useMemo(
    () => new Map(data?.highlightsByIds.map(({ id, usedIn }) => [id, usedIn])),
    [data?.highlightsByIds],
  );
  return (id) => found.get(id) ?? noInsights;
}
