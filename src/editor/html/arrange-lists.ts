import { elementsIn } from './elements-in.ts';

/** Lists as HTML wants them: a nested list belongs to the item above it, and items with a box are tasks. */
export function arrangeLists(root: HTMLElement): void {
  for (const nested of elementsIn(root, 'ul', 'ol')) {
    const above = nested.previousElementSibling;
    const isInList = /^[UO]L$/.test(nested.parentElement?.tagName ?? '');
    if (isInList && above?.tagName === 'LI') above.append(nested);
  }
  for (const list of elementsIn(root, 'ul', 'ol')) readTasks(list);
}

function readTasks(list: Element): void {
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  if (items.length === 0 || list.hasAttribute('data-type')) return;
  const states = items.map(checkedOf);
  if (states.some((state) => state === undefined)) return;
  list.setAttribute('data-type', 'taskList');
  for (const [index, item] of items.entries()) {
    item.setAttribute('data-type', 'taskItem');
    item.setAttribute('data-checked', String(states[index]));
  }
}

/** GitHub and many others write a checkbox, Google Docs a role. */
function checkedOf(item: Element): boolean | undefined {
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true';
  const box = item.querySelector('input[type="checkbox"]');
  if (box?.closest('li') !== item) return undefined;
  box.remove();
  return box.hasAttribute('checked');
}
