import { useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';
import { startTransition, useEffect, useState } from 'react';

type Options = Pick<
  VirtualizerOptions<HTMLElement, Element>,
  | 'count'
  | 'getScrollElement'
  | 'estimateSize'
  | 'overscan'
  | 'gap'
  | 'paddingStart'
  | 'paddingEnd'
  | 'scrollPaddingStart'
  | 'getItemKey'
>;

/** Which of many rows are on screen, and where. Plain values: the library's own object changes behind its identity. */
export function useVirtualRows(
  options: Partial<Options> & Pick<Options, 'count' | 'getScrollElement' | 'estimateSize'>,
) {
  'use no memo';
  // oxlint-disable-next-line react/incompatible-library -- not memoised here, and only plain values leave
  const virtual = useVirtualizer<HTMLElement, Element>({ ...options, ...useBeyond(options) });
  return {
    items: virtual.getVirtualItems(),
    totalSize: virtual.getTotalSize(),
    scrollTo: (index: number) => virtual.scrollToIndex(index, { align: 'auto' }),
    measure: virtual.measureElement,
  };
}

/** Rows beyond the edges are drawn for those who scroll: the first ones on screen do not wait for them. */
function useBeyond({ count, overscan = 1 }: Partial<Options>): { overscan: number } {
  const [isPainted, setPainted] = useState(false);
  const isEmpty = count === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    return () => cancelAnimationFrame(frame);
  }, [isEmpty]);
  return { overscan: isPainted ? overscan : 0 };
}
