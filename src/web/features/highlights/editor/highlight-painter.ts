import type { Mark } from '@tiptap/pm/model';
import type { MarkView } from '@tiptap/pm/view';
import { colorOf } from '../model/highlight-look.ts';
import type { TagLook } from '#web/kit/objects/tag-look.ts';
import type { HighlightStore } from '../model/highlight-store.ts';

export type HighlightPainter = {
  readonly view: (mark: Mark) => MarkView;
  /** Every stretch of one highlight, in the order of the text. */
  readonly elementsOf: (id: string) => HTMLElement[];
  readonly setActive: (ids: readonly string[]) => void;
  /** While an end is moved, only the preview is coloured. */
  readonly setHidden: (id: string | null) => void;
};

/**
 * Colours the marks straight in the page. A rule for each highlight in a style sheet, or a decoration for each, would
 * make every change of one cost as much as all of them.
 */
export function createPainter(store: HighlightStore, want: (id: string) => void): HighlightPainter {
  const elements = new Map<string, Set<HTMLElement>>();
  let active: ReadonlySet<string> = new Set();
  let hidden: string | null = null;

  function paint(element: HTMLElement, id: string): void {
    const look = store.get(id);
    const color = look && id !== hidden ? colorOf(look) : null;
    element.dataset['look'] = color === null ? (store.isLoaded() ? 'off' : 'wait') : 'on';
    element.toggleAttribute('data-active', active.has(id));
    if (color === null) element.style.removeProperty('--mark');
    else element.style.setProperty('--mark', color);
    paintDots(element, color !== null && isFirst(element, id) ? (look?.tags ?? []) : []);
    const tags = look?.tags.map(({ title }) => title).join(', ') ?? '';
    if (tags === '') element.removeAttribute('aria-description');
    else element.setAttribute('aria-description', `Tagged ${tags}`);
  }

  /** Where the highlight begins: bold words and paragraphs part it into several elements. */
  function isFirst(element: HTMLElement, id: string): boolean {
    const all = elements.get(id);
    return !all || all.size < 2 || [...all].filter((one) => one.isConnected).sort(byPlace)[0] === element;
  }

  function paintAll(ids: Iterable<string>): void {
    for (const id of ids) for (const element of elements.get(id) ?? []) paint(element, id);
  }

  let wasLoaded = store.isLoaded();
  store.subscribe((ids) => {
    const isLoading = !wasLoaded && store.isLoaded();
    // Marks that belong to no highlight become plain text once all are known.
    paintAll(isLoading ? elements.keys() : ids);
    // Made by somebody while the list was being read.
    if (isLoading) for (const id of elements.keys()) if (!store.get(id)) want(id);
    wasLoaded = store.isLoaded();
  });

  return {
    view: (mark) => {
      const id = String(mark.attrs['id']);
      const dom = document.createElement('mark');
      dom.className = 'highlight';
      dom.dataset['highlightId'] = id;
      const all = elements.get(id) ?? new Set();
      elements.set(id, all.add(dom));
      paint(dom, id);
      // Which comes first shows when the editor has put them into the page.
      if (all.size > 1) queueMicrotask(() => paintAll([id]));
      if (!store.get(id)) want(id);
      return {
        dom,
        // What is painted here is no edit of the text.
        ignoreMutation: ({ type }) => type === 'attributes',
        destroy: () => {
          all.delete(dom);
          if (all.size === 0 && elements.get(id) === all) elements.delete(id);
          else queueMicrotask(() => paintAll([id]));
        },
      };
    },
    // The editor may have put some aside while somebody composes a word.
    elementsOf: (id) => [...(elements.get(id) ?? [])].filter((one) => one.isConnected).sort(byPlace),
    setActive: (ids) => {
      const before = active;
      active = new Set(ids);
      paintAll(new Set([...before, ...active]));
    },
    setHidden: (id) => {
      const before = hidden;
      hidden = id;
      paintAll([before, id].filter((one) => one !== null));
    },
  };
}

/** How many tags beside the first have a dot of their own in the margin. */
const moreDots = 2;

/** The first dot has the colour of the mark; the others are its shadows, so that no element is added to the text. */
function paintDots(element: HTMLElement, tags: readonly TagLook[]): void {
  element.toggleAttribute('data-tagged', tags.length > 0);
  const shadows = tags
    .slice(1, 1 + moreDots)
    .map(
      ({ color }, at) =>
        `${-9 * (at + 1)}px 0 light-dark(${color}, color-mix(in oklab, ${color} 66%, white))`,
    );
  if (shadows.length === 0) element.style.removeProperty('--dots');
  else element.style.setProperty('--dots', shadows.join(', '));
}

function byPlace(a: HTMLElement, b: HTMLElement): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
