import { child, referredIn } from './read-xml.ts';
import type { XmlElement } from './xml-element.ts';

const sources = new Set(['TextSource', 'PictureSource', 'PDFSource', 'AudioSource', 'VideoSource']);

/** What a project says that nobody can read: it is told to the person, who may find it in the tool that wrote it. */
export function countUnread(root: XmlElement): [what: string, count: number][] {
  const unknown = child(root, 'Sources')?.children.filter(({ name }) => !sources.has(name)) ?? [];
  const counts: [string, number][] = [
    ['Sources of an unknown kind', unknown.length],
    ['Codings that name no code', countWithout(root, 'Coding', 'CodeRef')],
    ['Values that name no variable', countWithout(root, 'VariableValue', 'VariableRef')],
  ];
  return counts.filter(([, count]) => count > 0);
}

function countWithout(within: XmlElement, name: string, reference: string): number {
  const own = within.name === name && referredIn(within, reference).length === 0 ? 1 : 0;
  return within.children.reduce((sum, one) => sum + countWithout(one, name, reference), own);
}
