import type { XmlElement } from './xml-element.ts';

/** What a file has that can’t be read as the standard says, for the report. */
export type Problems = { add(problem: string): void };

export function child({ children: all }: XmlElement, name: string): XmlElement | undefined {
  return all.find((one) => one.name === name);
}

export function children({ children: all }: XmlElement, name: string): XmlElement[] {
  return all.filter((one) => one.name === name);
}

/** The elements of a list like `<Codes>`, which may be missing. */
export function listed(root: XmlElement, list: string, name: string): XmlElement[] {
  const found = child(root, list);
  return found ? children(found, name) : [];
}

export function textIn(element: XmlElement, name: string): string {
  return child(element, name)?.text ?? '';
}

export function guid(element: XmlElement, key: string, problems: Problems): string {
  const found = guidOrNone(element, key);
  if (found === null) problems.add(`<${element.name}> has no valid ${key}`);
  return found ?? '';
}

/** Tools write ids with or without braces, in either case; here they have one spelling. */
export function guidOrNone({ attributes }: XmlElement, key: string): string | null {
  const bare = (attributes[key] ?? '')
    .trim()
    .replace(/^\{(.*)\}$/, '$1')
    .toLowerCase();
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(bare) ? bare : null;
}

export function referredIn(element: XmlElement, name: string): string[] {
  return children(element, name).flatMap((one) => guidOrNone(one, 'targetGUID') ?? []);
}

export function integer(element: XmlElement, key: string, problems: Problems): number {
  const text = (element.attributes[key] ?? '').trim();
  // The standard has whole numbers only; some tools write areas as they measure them.
  if (/^[+-]?\d{1,12}(?:\.\d{1,20})?$/.test(text)) return Math.round(Number(text));
  problems.add(`<${element.name}> has no valid ${key}`);
  return 0;
}
