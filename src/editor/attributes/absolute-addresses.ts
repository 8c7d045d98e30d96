import { filePage } from '#editor/nodes/file-page.ts';
import type { AttributesJson, DocumentJson, NodeJson } from '#editor/schema/document-json.ts';

/** Addresses inside the workspace, as a file on any disk needs them: a relative one would lead nowhere there. */
export function withAbsoluteAddresses(document: DocumentJson, home: string): DocumentJson {
  return { ...absolute(document, home), type: 'doc' };
}

/** Where a member reads a file that a document outside the app names. */
export function fileAddress(home: string): (fileId: string) => string {
  return (fileId) => absoluteAddress(filePage(fileId), home);
}

function absolute(node: NodeJson, home: string): NodeJson {
  const { attrs, marks, content } = node;
  return {
    ...node,
    ...(attrs && { attrs: absoluteIn(attrs, home) }),
    ...(marks && {
      marks: marks.map((mark) => (mark.attrs ? { ...mark, attrs: absoluteIn(mark.attrs, home) } : mark)),
    }),
    ...(content && { content: content.map((child) => absolute(child, home)) }),
  };
}

function absoluteIn(attributes: AttributesJson, home: string): AttributesJson {
  const changed = ['href', 'src', 'url'].flatMap((name) => {
    const address = attributes[name];
    return typeof address === 'string' ? [[name, absoluteAddress(address, home)]] : [];
  });
  return changed.length === 0 ? attributes : { ...attributes, ...Object.fromEntries(changed) };
}

function absoluteAddress(address: string, home: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? new URL(address, home).href : address;
}
