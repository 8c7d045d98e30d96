import { parseId, toShortId } from '#domain/ids/short-id.ts';
import type { AttributesJson, DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

type IdOf = (id: string) => string;

const anyUuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** The same text about copies: marks, cards, mentions, files and links inside the workspace name the copies. */
export function withNewIds(document: DocumentJson, idOf: IdOf): DocumentJson {
  return { ...renamed(document, idOf), type: 'doc' };
}

function renamed(node: NodeJson, idOf: IdOf): NodeJson {
  const { attrs, marks, content } = node;
  return {
    ...node,
    ...(attrs && { attrs: renamedIn(attrs, idOf) }),
    ...(marks && {
      marks: marks.map((mark) => (mark.attrs ? { ...mark, attrs: renamedIn(mark.attrs, idOf) } : mark)),
    }),
    ...(content && { content: content.map((child) => renamed(child, idOf)) }),
  };
}

function renamedIn(attributes: AttributesJson, idOf: IdOf): AttributesJson {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? renamedText(value, idOf) : value,
    ]),
  );
}

/** Addresses elsewhere stay: what is there has its own ids. */
function renamedText(text: string, idOf: IdOf): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)) return text;
  if (!text.startsWith('/')) return text.replaceAll(anyUuid, (id) => idOf(id.toLowerCase()));
  return text.replaceAll(/[^/?#&=]+/g, (part) => {
    const id = parseId(part);
    if (id === undefined) return part;
    const isShort = !part.toLowerCase().endsWith(id);
    return isShort ? part.slice(0, -22) + toShortId(idOf(id)) : part.slice(0, -36) + idOf(id);
  });
}
