import type { XmlElement } from '#domain/refi/xml-element.ts';

/** Each element after those in it; what stays as it is isn’t copied. */
export function changeTree(
  one: XmlElement,
  change: (element: XmlElement, parents: readonly XmlElement[]) => XmlElement | undefined,
  parents: readonly XmlElement[] = [],
): XmlElement | undefined {
  const within = [...parents, one];
  const children = one.children.flatMap((child) => changeTree(child, change, within) ?? []);
  const isSame =
    children.length === one.children.length && children.every((child, at) => child === one.children[at]);
  return change(isSame ? one : { ...one, children }, parents);
}
