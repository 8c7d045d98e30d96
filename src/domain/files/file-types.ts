export const fileTypes = [
  'AUDIO',
  'IMAGE',
  'VIDEO',
  'SPREADSHEET',
  'DOCUMENT',
  'PRESENTATION',
  'OTHER',
] as const;
export type FileType = (typeof fileTypes)[number];

const spreadsheet =
  /^(text\/(csv|tab-separated-values)|application\/(csv|vnd\.ms-excel.*|vnd\.openxmlformats-officedocument\.spreadsheetml\..*|vnd\.oasis\.opendocument\.spreadsheet.*|vnd\.apple\.numbers|vnd\.google-apps\.spreadsheet))$/;
const presentation =
  /^application\/(vnd\.ms-powerpoint.*|vnd\.openxmlformats-officedocument\.presentationml\..*|vnd\.oasis\.opendocument\.presentation.*|vnd\.apple\.keynote|vnd\.google-apps\.presentation)$/;
const document =
  /^(text\/(plain|markdown|x-markdown|html|rtf|richtext)|application\/(pdf|rtf|msword|xhtml\+xml|epub\+zip|vnd\.ms-word\..*|vnd\.openxmlformats-officedocument\.wordprocessingml\..*|vnd\.oasis\.opendocument\.text.*|vnd\.apple\.pages|vnd\.google-apps\.(document|drawing)))$/;
const video = /^(video\/.+|application\/(mxf|vnd\.rn-realmedia))$/;

/** By content type; parameters such as a charset make no difference. */
export function fileTypeOf(contentType: string): FileType {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  if (type.startsWith('audio/')) return 'AUDIO';
  if (type.startsWith('image/')) return 'IMAGE';
  if (video.test(type)) return 'VIDEO';
  if (spreadsheet.test(type)) return 'SPREADSHEET';
  if (presentation.test(type)) return 'PRESENTATION';
  return document.test(type) ? 'DOCUMENT' : 'OTHER';
}
