import { useEffect, type RefObject } from 'react';

const markName = 'found-words';
/** More could not be told apart, and a letter may be in every word. */
const mostMarks = 1000;

/** Marks where words of a link are in an element, also in what is loaded later, and scrolls to the first once. */
export function useMarkedWords(place: RefObject<HTMLElement | null>, words: string): void {
  useEffect(() => {
    const root = place.current;
    const wanted = words.trim().toLowerCase();
    if (!root || wanted === '' || !('highlights' in CSS)) return undefined;
    let hasScrolled = false;
    const mark = () => {
      const ranges = findWords(root, wanted);
      CSS.highlights.set(markName, new Highlight(...ranges));
      const [first] = ranges;
      if (first === undefined || hasScrolled) return;
      hasScrolled = true;
      first.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(markName);
    };
  }, [place, words]);
}

function findWords(root: HTMLElement, wanted: string): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && ranges.length < mostMarks; node = walker.nextNode()) {
    const text = (node.textContent ?? '').toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange();
      // Some letters are longer in lower case.
      const end = Math.min(at + wanted.length, node.textContent?.length ?? 0);
      range.setStart(node, Math.min(at, end));
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
