import { guidOrNone, listed } from '#domain/refi/read-xml.ts';
import { element, type XmlElement } from '#domain/refi/xml-element.ts';
import { changeTree } from './change-tree.ts';

/** An annotation of NVivo is a memo without a name that a link ties to what it is about. */
export function mendAnnotations(root: XmlElement): XmlElement {
  // An insight of Hark may have no name, and its links are cards.
  if (root.attributes['origin'] === 'Hark') return root;
  const nameless = new Set(
    listed(root, 'Notes', 'Note')
      .filter(({ attributes }) => (attributes['name'] ?? '').trim() === '')
      .flatMap((one) => guidOrNone(one, 'guid') ?? []),
  );
  const about = new Map<string, string[]>();
  for (const link of listed(root, 'Links', 'Link')) {
    const [memo, target] = [guidOrNone(link, 'originGUID'), guidOrNone(link, 'targetGUID')];
    const saysMore = (link.attributes['name'] ?? '') !== '' || link.children.length > 0;
    if (memo === null || target === null || !nameless.has(memo) || saysMore) continue;
    const known = about.get(target) ?? [];
    about.set(target, known);
    known.push(memo);
  }
  if (about.size === 0) return root;
  const placed = new Set<string>();
  const mended = changeTree(root, (one) => {
    const guid = guidOrNone(one, 'guid') ?? '';
    const memos = /(?:Selection|Source)$/.test(one.name) ? about.get(guid) : undefined;
    if (!memos) return one;
    for (const memo of memos) placed.add(`${memo} ${guid}`);
    return {
      ...one,
      children: [...one.children, ...memos.map((targetGUID) => element('NoteRef', { targetGUID }))],
    };
  });
  return (
    changeTree(mended ?? root, (one) => {
      const key = `${guidOrNone(one, 'originGUID') ?? ''} ${guidOrNone(one, 'targetGUID') ?? ''}`;
      return one.name === 'Link' && placed.has(key) ? undefined : one;
    }) ?? root
  );
}
