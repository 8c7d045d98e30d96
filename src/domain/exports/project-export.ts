import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** What a project can be exported as. */
export const projectExportKinds = [
  'COMMUNITY',
  'COMMUNITY_LINKS',
  'HIGHLIGHTS',
  'NOTES',
  'DOCUMENTS',
  'TRANSCRIPTS',
  'QDPX',
  'CODEBOOK',
] as const;
export type ProjectExportKind = (typeof projectExportKinds)[number];

type ExportLook = {
  readonly label: string;
  readonly hint: string;
  readonly ending: 'csv' | 'zip' | 'qdpx' | 'qdc';
  readonly contentType: string;
};

const csv = { ending: 'csv', contentType: 'text/csv; charset=utf-8' } as const;
const zip = { ending: 'zip', contentType: 'application/zip' } as const;

export const projectExportLooks: Readonly<Record<ProjectExportKind, ExportLook>> = {
  COMMUNITY: {
    label: 'Everything as a community archive',
    hint: 'A ZIP file with all notes, insights, highlights, tags, fields, views, questions, contacts and files. It can be imported as a new project in any workspace.',
    ...zip,
  },
  COMMUNITY_LINKS: {
    label: 'Everything with links to files',
    hint: 'The same archive without the files: it contains their download links, which work for members of this workspace.',
    ...zip,
  },
  HIGHLIGHTS: {
    label: 'Highlights',
    hint: 'A CSV file with the text, tags, note, author and times of each highlight.',
    ...csv,
  },
  NOTES: {
    label: 'Notes and their fields',
    hint: 'A CSV file with the title, text and fields of each note.',
    ...csv,
  },
  DOCUMENTS: {
    label: 'Notes and insights as Markdown',
    hint: 'A ZIP file with one Markdown file for each note and insight.',
    ...zip,
  },
  TRANSCRIPTS: {
    label: 'Transcripts',
    hint: 'A ZIP file with WebVTT, SRT and text files for each recording that has a transcript.',
    ...zip,
  },
  QDPX: {
    label: 'Everything as a REFI-QDA project',
    hint: 'A QDPX file with notes, recordings, PDFs, pictures, tags, fields and contacts for ATLAS.ti, MAXQDA, NVivo and similar tools.',
    ending: 'qdpx',
    contentType: 'application/zip',
  },
  CODEBOOK: {
    label: 'Tags as a REFI-QDA codebook',
    hint: 'A QDC file that ATLAS.ti, MAXQDA, NVivo and similar tools can open.',
    ending: 'qdc',
    contentType: 'application/xml; charset=utf-8',
  },
};

/** Made of several projects at once, too. */
export const communityKinds = ['COMMUNITY', 'COMMUNITY_LINKS'] as const;
export type CommunityKind = (typeof communityKinds)[number];

export function isCommunityKind(kind: ProjectExportKind): kind is CommunityKind {
  return kind === 'COMMUNITY' || kind === 'COMMUNITY_LINKS';
}

/** REFI-QDA files hold the codes of a whole project: no note or highlight chosen in it makes another set. */
export function checkSelectable(kind: ProjectExportKind): Parsed<ProjectExportKind> {
  if (isCommunityKind(kind)) return refused('Community archives can only be exported for the whole project');
  return kind === 'CODEBOOK' || kind === 'QDPX'
    ? refused('REFI-QDA files can only be exported for the whole project')
    : accepted(kind);
}
