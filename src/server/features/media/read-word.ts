import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import mammoth from 'mammoth';
import { fromHtml } from '#editor/html/from-html.ts';
import { readHtmlOnServer } from '#editor/html/server-html-reader.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { openZip, repackZip } from '#server/platform/programs/open-zip.ts';
import type { ConvertTask, DrawnPicture } from './convert-protocol.ts';

const mostPictures = 100;
/** Thousands of pages. What is longer takes the converter minutes. */
const mostXml = 60_000_000;
const isPicture = (name: string): boolean => /\.(?:png|jpe?g|gif|webp|bmp|tiff?|svg)$/i.test(name);

/** The words of a Word file, and its pictures in their places: the bytes of each go to a file of their own. */
export async function readWord(
  bytes: Buffer,
  { fileId, drawn: wanted }: Pick<ConvertTask, 'fileId' | 'drawn'>,
): Promise<{ content: DocumentJson; drawn: DrawnPicture[] }> {
  const drawn = new Map<string, DrawnPicture | undefined>();
  let left = wanted.most;
  const draw = (name: string): DrawnPicture | undefined => {
    if (left <= 0 || drawn.size >= mostPictures || !isPicture(name)) return undefined;
    const picture = openZip(bytes, (one) => one === name, left).get(name);
    if (!picture) return undefined;
    left -= picture.length;
    const path = join(wanted.folder, String(drawn.size));
    writeFileSync(path, picture);
    return { id: derivedGuid(fileId, name), name: basename(name), path };
  };
  // In the place of each picture the converter finds its name: no more than one is in memory at a time.
  const { value } = await mammoth.convertToHtml(
    { buffer: repackZip(bytes, { isNamed: isPicture, most: mostXml }) },
    {
      convertImage: mammoth.images.imgElement(async (image) => {
        // Pictures that are linked, or of a kind that nobody can show, are not in the archive.
        const name = await image.readAsBuffer().then(String, () => '');
        if (!drawn.has(name)) drawn.set(name, draw(name));
        const picture = drawn.get(name);
        return { src: picture ? `/image/${picture.id}` : '' };
      }),
    },
  );
  // A picture is a block here: the paragraph around it would be an empty line beside it.
  const html = value.replaceAll(/<p>((?:<img [^<>]*>)+)<\/p>/g, '$1');
  const content = fromHtml(html, readHtmlOnServer);
  return { content, drawn: [...drawn.values()].flatMap((picture) => picture ?? []) };
}
