import type { HtmlReader } from './from-html.ts';

export type NotionProperty = readonly [label: string, value: string];

/** Pages as Notion writes them for browsers: with their fields, boxes to tick and callouts as what they are here. */
export function notionReader(readHtml: HtmlReader): { read: HtmlReader; properties: NotionProperty[] } {
  const properties: NotionProperty[] = [];
  const read: HtmlReader = (html) => {
    const body = readHtml(html);
    for (const icon of all(body, '.page-header-icon, .page-cover-image, .property-icon, .user-icon'))
      icon.remove();
    for (const description of all(body, '.page-description'))
      if (wordsOf(description) === '') description.remove();
    for (const table of all(body, 'table.properties')) {
      properties.push(...all(table, 'tr').flatMap(propertyOf));
      table.remove();
    }
    for (const list of all(body, 'ul.to-do-list')) asTasks(list);
    for (const figure of all(body, 'figure.callout')) asCallout(figure);
    return body;
  };
  return { read, properties };
}

function propertyOf(row: Element): NotionProperty[] {
  const label = row.querySelector('th')?.textContent?.trim() ?? '';
  const cell = row.querySelector('td');
  if (!cell || label === '') return [];
  const [box] = all(cell, '.checkbox');
  const values = all(cell, '.selected-value, .user').map(wordsOf);
  const said = values.length > 0 ? values.join(', ') : wordsOf(cell).replace(/^@/, '');
  const value = box ? (isTicked(box) ? 'Yes' : 'No') : said;
  return value === '' ? [] : [[label, value]];
}

function asTasks(list: Element): void {
  list.setAttribute('data-type', 'taskList');
  for (const item of all(list, 'li')) {
    const [box] = all(item, '.checkbox');
    item.setAttribute('data-type', 'taskItem');
    item.setAttribute('data-checked', String(box !== undefined && isTicked(box)));
    box?.remove();
  }
}

/** Its icon is its first word. */
function asCallout(figure: Element): void {
  const callout = figure.ownerDocument.createElement('div');
  callout.setAttribute('data-type', 'callout');
  callout.innerHTML = figure.innerHTML;
  figure.replaceWith(callout);
}

function isTicked(box: Element): boolean {
  return box.classList.contains('checkbox-on');
}

function wordsOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}

function all(within: Element, selector: string): Element[] {
  return [...within.querySelectorAll(selector)];
}
