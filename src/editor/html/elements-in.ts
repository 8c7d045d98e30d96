/**
 * All elements below, in document order, of the given tags or of any. One walk instead of a selector: the server's DOM
 * needs seconds for a selector on a long page, and no stack for a deep one.
 */
export function elementsIn(root: Element, ...tags: readonly string[]): HTMLElement[] {
  const wanted = tags.length === 0 ? undefined : new Set(tags.map((tag) => tag.toUpperCase()));
  const found: HTMLElement[] = [];
  const waiting: Element[] = [...root.children].toReversed();
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    if (!wanted || wanted.has(element.tagName.toUpperCase())) found.push(element as HTMLElement);
    for (let index = element.children.length - 1; index >= 0; index -= 1) {
      const child = element.children[index];
      if (child) waiting.push(child);
    }
  }
  return found;
}
