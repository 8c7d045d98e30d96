import { relativePicture } from '#domain/imports/page-pictures.ts';
import { replacePictures } from '#editor/attributes/replace-pictures.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
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
  if (known.size === 0) return document;
  const content = replacePictures(document.content ?? [], (src, node) => {
    const file = known.get(src);
    if (!file) return undefined;
    const { id: fileId, width, height } = file;
    return { ...node, attrs: { ...node.attrs, fileId, width, height } };
  });
  return { ...document, content };
}
