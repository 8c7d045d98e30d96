const office = 'application/vnd.openxmlformats-officedocument';

/** Documents whose words can be read, by their content type. */
const kinds: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  [`${office}.wordprocessingml.document`]: 'docx',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.presentationml.presentation`]: 'pptx',
  'application/epub+zip': 'epub',
  'application/rtf': 'rtf',
  'text/html': 'html',
  'text/markdown': 'markdown',
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'text/plain': 'text',
  'text/vtt': 'text',
  'application/x-subrip': 'text',
};

export type DocumentKind =
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'epub'
  | 'rtf'
  | 'html'
  | 'markdown'
  | 'csv'
  | 'text';

export function documentKindOf(contentType: string): DocumentKind | undefined {
  return Object.hasOwn(kinds, contentType) ? kinds[contentType] : undefined;
}
