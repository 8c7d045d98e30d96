import { strToU8, zipSync } from 'fflate';

type Parts = Readonly<Record<string, string | Uint8Array>>;

export const zipOf = (files: Parts): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
      ),
    ),
  );
export const officeTypes = (part: string, type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationsOf = (all: readonly string[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
export const officeRelations = (target: string): string =>
  relationsOf([`<Relationship Id="r1" Type="${relations}/officeDocument" Target="${target}"/>`]);
export const docxOf = (body: string, extra: Parts = {}): Buffer =>
  zipOf({
    '[Content_Types].xml': officeTypes('/word/document.xml', 'wordprocessingml.document'),
    '_rels/.rels': officeRelations('word/document.xml'),
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ...extra,
  });

/** A paragraph of a Word file. */
export const wordLine = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word file whose pictures are shown by `wordPicture` with their names; null for one that is named and not there. */
export const docxWithPictures = (
  body: string,
  pictures: Readonly<Record<string, Uint8Array | null>>,
): Buffer =>
  docxOf(body, {
    'word/_rels/document.xml.rels': relationsOf(
      Object.keys(pictures).map(
        (name) => `<Relationship Id="${name}" Type="${relations}/image" Target="media/${name}"/>`,
      ),
    ),
    ...Object.fromEntries(
      Object.entries(pictures).flatMap(([name, bytes]) => (bytes ? [[`word/media/${name}`, bytes]] : [])),
    ),
  });

export const wordPicture = (name: string, alt: string): string =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="x" descr="${alt}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="${relations}" r:embed="${name}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
