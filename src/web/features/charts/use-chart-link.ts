import { useEffect, useMemo, useRef, useState } from 'react';
import { chartOptionsCodec, defaultChartOptions, type ChartOptions } from '#domain/charts/chart-options.ts';
import {
  chartOptionsFromHash,
  chartOptionsToHash,
  chartStateFromHash,
  chartStateToHash,
  type ChartHashValues,
  type ChartState,
} from '#domain/charts/chart-state.ts';
import { useLocalValue } from '#web/lib/local-value.ts';

type Drawn = { readonly options: ChartOptions; readonly state: ChartState };
export type ChartLink = Drawn & { readonly change: (options: ChartOptions, state: ChartState) => void };

/** The chart that the address describes, or else the one the person left; then the address is made to say it. */
export function useChartLink(
  projectId: string,
  link: ChartHashValues,
  onLink: (link: ChartHashValues) => void,
): ChartLink {
  const [left, leave] = useLocalValue(`chart.${projectId}`, chartOptionsCodec, defaultChartOptions);
  const state = useMemo(() => chartStateFromHash(link), [link]);
  const linked = useMemo(() => chartOptionsFromHash(link), [link]);
  // The address follows a moment later: a second choice until then must not undo the first.
  const [ahead, setAhead] = useState<(Drawn & { on: ChartHashValues }) | null>(null);
  const drawn: Drawn = ahead?.on === link ? ahead : { options: linked ?? left, state };
  const write = useRef(onLink);
  useEffect(() => {
    write.current = onLink;
  });
  useEffect(() => {
    if (linked === null) write.current({ ...chartStateToHash(state), ...chartOptionsToHash(left) });
  }, [linked, state, left]);
  return {
    options: drawn.options,
    state: drawn.state,
    change: (options, next) => {
      leave(options);
      setAhead({ on: link, options, state: next });
      onLink({ ...chartStateToHash(next), ...chartOptionsToHash(options) });
    },
  };
}
