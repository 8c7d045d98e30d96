import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** What a project can be exported as. */
export const projectExportKinds = [
  'COMMUNITY',
  'COMMUNITY_LINKS',
  'HIGHLIGHTS',
  'NOTES',
  'INSIGHTS',
  'TAGS',
  'CONTACTS',
  'CHARTS',
  'DOCUMENTS',
  'WORD',
  'PDF',
  'TRANSCRIPTS',
  'QDPX',
  'CODEBOOK',
] as const;
export type ProjectExportKind = (typeof projectExportKinds)[number];

type ExportLook = {
  readonly label: string;
  readonly hint: string;
  /** In the name of the file, after the title of the project. */
  readonly file: string;
  /** 'table': a CSV file or an Excel workbook, as the person chooses. */
  readonly ending: 'table' | 'zip' | 'qdpx' | 'qdc';
};

export const projectExportLooks: Readonly<Record<ProjectExportKind, ExportLook>> = {
  COMMUNITY: {
    label: 'Everything as a community archive',
    hint: 'A ZIP file with all notes, insights, highlights, tags, fields, views, questions, contacts and files. It can be imported as a new project in any workspace.',
    file: 'everything',
    ending: 'zip',
  },
  COMMUNITY_LINKS: {
    label: 'Everything with links to files',
    hint: 'The same archive without the files: it contains their download links, which work for members of this workspace.',
    file: 'everything with links',
    ending: 'zip',
  },
  HIGHLIGHTS: {
    label: 'Highlights',
    hint: 'A table with the text, tags, note, author and times of each highlight.',
    file: 'highlights',
    ending: 'table',
  },
  NOTES: {
    label: 'Notes and their fields',
    hint: 'A table with the title, text, fields, tags, participants and survey answers of each note.',
    file: 'notes',
    ending: 'table',
  },
  INSIGHTS: {
    label: 'Insights and their fields',
    hint: 'A table with the title, text, status and fields of each insight.',
    file: 'insights',
    ending: 'table',
  },
  TAGS: {
    label: 'Tags',
    hint: 'A table with the group, color, description and number of highlights of each tag. It can be imported into another tag board.',
    file: 'tags',
    ending: 'table',
  },
  CONTACTS: {
    label: 'Contacts and their fields',
    hint: 'A table with the name, e-mail, fields and notes of each contact in this project.',
    file: 'contacts',
    ending: 'table',
  },
  CHARTS: {
    label: 'Chart figures',
    hint: 'A table with the highlights, notes and amount of text of each tag and tag group, and with how often each answer to a survey question was given.',
    file: 'charts',
    ending: 'table',
  },
  DOCUMENTS: {
    label: 'Notes and insights as Markdown',
    hint: 'A ZIP file with one Markdown file for each note and insight.',
    file: 'Markdown',
    ending: 'zip',
  },
  WORD: {
    label: 'Notes and insights as Word',
    hint: 'A ZIP file with one Word document for each note and insight.',
    file: 'Word',
    ending: 'zip',
  },
  PDF: {
    label: 'Notes and insights as PDF',
    hint: 'A ZIP file with one PDF for each note and insight.',
    file: 'PDF',
    ending: 'zip',
  },
  TRANSCRIPTS: {
    label: 'Transcripts',
    hint: 'A ZIP file with WebVTT, SRT and text files for each recording that has a transcript.',
    file: 'transcripts',
    ending: 'zip',
  },
  QDPX: {
    label: 'Everything as a REFI-QDA project',
    hint: 'A QDPX file with notes, recordings, PDFs, pictures, tags, fields and contacts for ATLAS.ti, MAXQDA, NVivo and similar tools.',
    file: 'project',
    ending: 'qdpx',
  },
  CODEBOOK: {
    label: 'Tags as a REFI-QDA codebook',
    hint: 'A QDC file that ATLAS.ti, MAXQDA, NVivo and similar tools can open.',
    file: 'codebook',
    ending: 'qdc',
  },
};

/** Made of several projects at once, too. */
export const communityKinds = ['COMMUNITY', 'COMMUNITY_LINKS'] as const;
export type CommunityKind = (typeof communityKinds)[number];

export function isCommunityKind(kind: ProjectExportKind): kind is CommunityKind {
  return kind === 'COMMUNITY' || kind === 'COMMUNITY_LINKS';
}

export type TableFormat = 'CSV' | 'XLSX';

export function isTable(kind: ProjectExportKind): boolean {
  return projectExportLooks[kind].ending === 'table';
}

/** REFI-QDA files hold the codes of a whole project: no note or highlight chosen in it makes another set. */
export function checkSelectable(kind: ProjectExportKind): Parsed<ProjectExportKind> {
  if (isCommunityKind(kind)) return refused('Community archives can only be exported for the whole project');
  if (kind === 'CODEBOOK' || kind === 'QDPX')
    return refused('REFI-QDA files can only be exported for the whole project');
  return kind === 'TAGS' || kind === 'CONTACTS' || kind === 'CHARTS'
    ? refused('Tags, contacts and charts can only be exported for the whole project')
    : accepted(kind);
}
