import { escapeAttribute, escapeXml } from './escape-xml.ts';

/** An element has other elements or text, never both: the exchange format has no mixed content. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};

type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/** Attributes that are null are left out. */
export function element(
  name: string,
  attributes: Attributes,
  inside: readonly XmlElement[] | string = [],
): XmlElement {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)] as const],
  );
  return {
    name,
    attributes: Object.fromEntries(given),
    children: typeof inside === 'string' ? [] : inside,
    text: typeof inside === 'string' ? inside : '',
  };
}

/** Nothing for what is empty: the format leaves out what isn’t there. */
export function elementOrNone(name: string, inside: readonly XmlElement[] | string | null): XmlElement[] {
  return inside === null || inside.length === 0 ? [] : [element(name, {}, inside)];
}

export function writeElement({ name, attributes, children, text }: XmlElement, indent = ''): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const open = `${indent}<${name}${given.join('')}`;
  if (text !== '') return `${open}>${escapeXml(text)}</${name}>\n`;
  if (children.length === 0) return `${open}/>\n`;
  const inside = children.map((child) => writeElement(child, `${indent}  `)).join('');
  return `${open}>\n${inside}${indent}</${name}>\n`;
}
