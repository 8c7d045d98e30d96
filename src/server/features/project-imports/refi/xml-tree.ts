import { SaxesParser } from 'saxes';
import type { XmlElement } from '#domain/refi/xml-element.ts';

const mostElements = 2_000_000;
const mostDepth = 100;

type Open = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

/** A document as a tree of elements by their local names. Throws with a sentence for people. */
export function xmlTree(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Open[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on('doctype', () => {
    // Its entities can grow a few bytes to gigabytes; the standard has no use for them.
    throw new Error('This file contains a document type declaration, which isn’t allowed');
  });
  parser.on('error', ({ message }) => {
    throw new Error(`The XML in this file is damaged: ${message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > mostElements || open.length >= mostDepth)
      throw new Error('This project is too large to be read');
    open.push({ name: localName(name), attributes: { ...attributes }, children: [], text: '' });
  });
  const addText = (piece: string): void => {
    const current = open.at(-1);
    if (current) current.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const done = open.pop();
    if (!done) return;
    // Between elements there is only the writer's indentation.
    const made = done.children.length > 0 ? { ...done, text: '' } : done;
    const parent = open.at(-1);
    if (parent) parent.children.push(made);
    else root = made;
  });
  parser.write(text).close();
  if (!root) throw new Error('The XML in this file is damaged');
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
