import * as Y from 'yjs';
import { contactLabel } from '#domain/people/contact-label.ts';
import { documentLimits } from '#editor/check/document-limits.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import { contentField } from './content-field.ts';
import { namesContact } from './forget-contact-names.ts';

type Part = { type: string; attrs: Record<string, unknown>; content: Part[] } | TextPart;
type TextPart = { type: 'text'; text: unknown; marks?: { type: string; attrs: unknown }[] };

/**
 * What the Yjs data says, unchecked. Unlike the editor's binding this never writes: the binding deletes what it does
 * not understand, and a server that did so would destroy content for everybody.
 */
export function readFragment(document: Y.Doc): unknown {
  const fragment = document.getXmlFragment(contentField);
  const content = fragment.toArray().flatMap((item) => readItem(item, 1));
  return { type: 'doc', content } satisfies { type: NodeJson['type']; content: Part[] };
}

function readItem(item: unknown, depth: number): Part[] {
  if (item instanceof Y.XmlText) return readText(item);
  if (!(item instanceof Y.XmlElement)) return [];
  // One level more than allowed is enough for the check to see it.
  const children = depth > documentLimits.depth + 1 ? [] : item.toArray();
  return [
    {
      type: item.nodeName,
      attrs: attributesOf(item),
      content: children.flatMap((child: unknown) => readItem(child, depth + 1)),
    },
  ];
}

/** Nothing that is made of a stored document has the name of a contact: it is looked up for each reader. */
function attributesOf(item: Y.XmlElement): Record<string, unknown> {
  const attributes = item.getAttributes();
  return namesContact(item) ? { ...attributes, label: contactLabel } : attributes;
}

function readText(text: Y.XmlText): Part[] {
  const delta = text.toDelta() as readonly { insert?: unknown; attributes?: Record<string, unknown> }[];
  return delta.map(({ insert, attributes }) => ({
    type: 'text',
    text: insert,
    ...(attributes && {
      marks: Object.entries(attributes).map(([key, attrs]) => ({ type: markName(key), attrs })),
    }),
  }));
}

/** Marks that may overlap have a hash of their attributes behind their name. */
function markName(key: string): string {
  return key.replace(/--[a-zA-Z0-9+/=]{8}$/, '');
}
