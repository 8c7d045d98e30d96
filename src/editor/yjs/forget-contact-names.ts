import * as Y from 'yjs';
import { contactLabel } from '#domain/people/contact-label.ts';
import { contentField } from './content-field.ts';

/** Takes the names of contacts out of the labels of mentions. Answers how many it found. */
export function forgetContactNames(document: Y.Doc): number {
  const named: Y.XmlElement[] = [];
  const visit = (item: unknown): void => {
    if (!(item instanceof Y.XmlFragment)) return;
    if (item instanceof Y.XmlElement && namesContact(item)) named.push(item);
    for (const child of item.toArray()) visit(child);
  };
  visit(document.getXmlFragment(contentField));
  document.transact(() => {
    for (const mention of named) mention.setAttribute('label', contactLabel);
  });
  return named.length;
}

/** Whether a mention carries what only its reader's permission may tell. */
export function namesContact(element: Y.XmlElement): boolean {
  if (element.nodeName !== 'mention' || element.getAttribute('kind') !== 'person') return false;
  return ![undefined, '', contactLabel].includes(element.getAttribute('label'));
}
