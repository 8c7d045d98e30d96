import { useVirtualizer, type VirtualizerOptions } from '@tanstack/react-virtual';

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
  const virtual = useVirtualizer<HTMLElement, Element>(options);
  return {
    items: virtual.getVirtualItems(),
    totalSize: virtual.getTotalSize(),
    scrollTo: (index: number) => virtual.scrollToIndex(index, { align: 'auto' }),
    measure: virtual.measureElement,
  };
}
