import { picturesNamedIn, relativePicture } from '#domain/imports/page-pictures.ts';
import { replacePictures } from '#editor/attributes/replace-pictures.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { KnownPicture } from './convert-protocol.ts';

type Page = { readonly fileId: string; readonly pictures: readonly KnownPicture[] };

/** Those that came in with a page of this text; a person may have added others to its note meanwhile. */
export function picturesOf(text: string, { fileId, pictures }: Page): KnownPicture[] {
  const ids = new Set([...picturesNamedIn(text)].map((called) => derivedGuid(fileId, called)));
  return pictures.filter(({ id }) => ids.has(id));
}

/** The address of a picture that came in with the page. */
export function addressIn({ fileId, pictures }: Page): (given: string) => string | undefined {
  const known = new Set(pictures.map(({ id }) => id));
  return (given) => {
    const called = relativePicture(given);
    const id = called === undefined ? '' : derivedGuid(fileId, called);
    return known.has(id) ? `/image/${id}` : undefined;
  };
}

/** Pictures that are files know which. Those that the page has in a place without pictures are at its end. */
export function withPictureFiles(document: DocumentJson, { pictures }: Page): DocumentJson {
  const known = new Map(pictures.map((one) => [`/image/${one.id}`, one]));
  if (known.size === 0) return document;
  const left = new Map(known);
  const content = replacePictures(document.content ?? [], (src, node) => {
    const file = known.get(src);
    if (!file) return undefined;
    left.delete(src);
    return { ...node, attrs: { ...node.attrs, ...attrsOf(file) } };
  });
  const others = [...left].map(([src, file]) => ({ type: 'image', attrs: { src, ...attrsOf(file) } }));
  return { ...document, content: [...content, ...others] };
}

function attrsOf({ id: fileId, width, height }: KnownPicture) {
  return { fileId, width, height };
}
