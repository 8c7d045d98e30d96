import { useEffect, useMemo, useRef } from 'react';
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

export type ChartLink = {
  readonly options: ChartOptions;
  readonly state: ChartState;
  readonly change: (options: ChartOptions, state: ChartState) => void;
};

/** The chart that the address describes, or else the one the person left; then the address is made to say it. */
export function useChartLink(
  projectId: string,
  link: ChartHashValues,
  onLink: (link: ChartHashValues) => void,
): ChartLink {
  const [left, leave] = useLocalValue(`chart.${projectId}`, chartOptionsCodec, defaultChartOptions);
  const state = useMemo(() => chartStateFromHash(link), [link]);
  const linked = useMemo(() => chartOptionsFromHash(link), [link]);
  const options = linked ?? left;
  const write = useRef(onLink);
  useEffect(() => {
    write.current = onLink;
  });
  useEffect(() => {
    if (linked === null) write.current({ ...chartStateToHash(state), ...chartOptionsToHash(left) });
  }, [linked, state, left]);
  return {
    options,
    state,
    change: (nextOptions, nextState) => {
      leave(nextOptions);
      onLink({ ...chartStateToHash(nextState), ...chartOptionsToHash(nextOptions) });
    },
  };
}
