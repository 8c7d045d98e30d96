import { ImageRun, Paragraph, TextRun } from 'docx';
import type { NodeJson } from '#editor/schema/document-json.ts';
import type { RenderedPicture } from '#server/features/files/index.ts';

/** Between the margins of a page, in pixels. */
const pageWidth = 600;
const pageHeight = 800;

/** A picture in a Word file: as wide as it is in the document, with what it shows and its caption. */
export function pictureToDocx({ attrs = {} }: NodeJson, { jpeg, width, height }: RenderedPicture): Paragraph {
  const { alt, share } = attrs;
  const wanted = typeof share === 'number' ? (pageWidth * share) / 100 : Math.min(width, pageWidth);
  const scale = Math.min(wanted / width, pageHeight / height);
  const described = typeof alt === 'string' ? alt : '';
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'jpg',
        data: jpeg,
        transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
        altText: { name: described, title: described, description: described },
      }),
    ],
  });
}

/** The line under it; nothing for a picture without one. */
export function captionToDocx({ attrs = {} }: NodeJson): Paragraph[] {
  const { caption } = attrs;
  if (typeof caption !== 'string' || caption === '') return [];
  return [new Paragraph({ children: [new TextRun({ text: caption, italics: true, size: 20 })] })];
}
