import type { Node } from '@tiptap/pm/model';

const openings = ['— ', 'From '];
const counted = /^ \([\d,]+ data points?\)$/u;

/** Whether a paragraph only tells where quotes come from, as Hark writes it into drafts: nobody said it. */
export function isOrigin(node: Node): boolean {
  if (node.type.name !== 'paragraph' || !openings.some((opening) => node.textContent.startsWith(opening)))
    return false;
  const links: string[] = [];
  let after = '';
  node.forEach((child) => {
    const href: unknown = child.marks.find(({ type }) => type.name === 'link')?.attrs['href'];
    if (typeof href === 'string') links.push(href);
    after = typeof href === 'string' ? '' : after + (child.text ?? '');
  });
  return links.length > 0 && links.every(isOurs) && (after === '' || counted.test(after));
}

function isOurs(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
