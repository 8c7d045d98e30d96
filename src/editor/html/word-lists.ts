import { elementsIn } from './elements-in.ts';

const titles: Readonly<Record<string, string>> = {
  MsoTitle: 'h1',
  MsoSubtitle: 'h2',
  MsoQuote: 'blockquote',
  MsoIntenseQuote: 'blockquote',
};

/** Word writes lists as paragraphs with a drawn bullet; this makes them lists again, nested by their level. */
export function readWordLists(root: HTMLElement): void {
  for (const paragraph of elementsIn(root, 'p')) {
    const tag = titles[paragraph.className.split(' ')[0] ?? ''];
    if (tag !== undefined) rename(paragraph, tag);
  }
  const items = elementsIn(root, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div').filter(
    (one) => levelOf(one) !== undefined,
  );
  for (const first of items) {
    if (first.parentNode !== null && root.contains(first)) makeList(first);
  }
}

function makeList(first: Element): void {
  const run = [first];
  for (
    let next = first.nextElementSibling;
    next && levelOf(next) !== undefined;
    next = next.nextElementSibling
  ) {
    run.push(next);
  }
  const lists: Element[] = [];
  for (const item of run) {
    const marker = takeMarker(item);
    const depth = Math.min(levelOf(item) ?? 1, lists.length + 1);
    lists.length = Math.min(lists.length, depth);
    const tag = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker) ? 'OL' : 'UL';
    const list = lists[depth - 1]?.tagName === tag ? lists[depth - 1] : openList(item, tag, lists[depth - 2]);
    if (!list) continue;
    lists[depth - 1] = list;
    const line = item.ownerDocument.createElement('li');
    line.append(...item.childNodes);
    list.append(line);
    item.remove();
  }
}

/** Inside the last item of the list above, or where the paragraph stands. */
function openList(item: Element, tag: string, above: Element | undefined): Element {
  const list = item.ownerDocument.createElement(tag.toLowerCase());
  const holder = above?.lastElementChild;
  if (holder) holder.append(list);
  else item.before(list);
  return list;
}

function levelOf(element: Element): number | undefined {
  const level = /mso-list:\s*[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1];
  return level === undefined ? undefined : Math.max(1, Number(level));
}

function takeMarker(item: Element): string {
  const drawn = elementsIn(item, 'span').find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  drawn?.remove();
  return (drawn?.textContent ?? '').trim();
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
