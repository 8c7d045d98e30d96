import { relativePicture } from '#domain/imports/page-pictures.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { KnownPicture } from './convert-protocol.ts';

type Page = { readonly fileId: string; readonly pictures: readonly KnownPicture[] };

/** The address of a picture that came in with the page. */
export function addressIn({ fileId, pictures }: Page): (given: string) => string | undefined {
  const known = new Set(pictures.map(({ id }) => id));
  return (given) => {
    const called = relativePicture(given);
    const id = called === undefined ? '' : derivedGuid(fileId, called);
    return known.has(id) ? `/image/${id}` : undefined;
  };
}

/** Pictures that are files know which. */
export function withPictureFiles(document: DocumentJson, { pictures }: Page): DocumentJson {
  const known = new Map(pictures.map((one) => [`/image/${one.id}`, one]));
  const filed = (node: NodeJson): NodeJson => {
    const src = node.type === 'image' ? node.attrs?.['src'] : undefined;
    const file = typeof src === 'string' ? known.get(src) : undefined;
    if (!file) return { ...node, ...(node.content && { content: node.content.map(filed) }) };
    const { id: fileId, width, height } = file;
    return { ...node, attrs: { ...node.attrs, fileId, width, height } };
  };
  return known.size === 0 ? document : { ...document, content: (document.content ?? []).map(filed) };
}
