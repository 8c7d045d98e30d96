import { decode, type Codec } from '#domain/codec/codec.ts';
import { unknown } from '#domain/codec/primitives.ts';
import { array, record } from '#domain/codec/structures.ts';
import { exportFiles, type ExportFile, type ExportRow } from '#domain/exports/export-files.ts';
import type { TemplatePart } from '#domain/templates/template-parts.ts';
import { withoutEvidence } from '#editor/annotations/without-evidence.ts';
import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';

export type ChosenParts = {
  readonly title: string;
  readonly parts: ReadonlySet<TemplatePart>;
  readonly withReadme: boolean;
};

/** Of what a view remembers: filters and hand-made orders name contacts, members and notes of the workspace. */
const openViewData = new Set(['sort', 'group', 'columns', 'fieldVisibility']);
const noEvidence = { fileId: null, locked: false, published: false } as const;
const noSummary = { summaryContent: null, summaryFramework: null, summaryLanguage: null } as const;

export function publicText(content: unknown): DocumentJson {
  return cleanDocument(withoutEvidence(cleanDocument(content)));
}

/** Rows of the community format, as a template of a project keeps them, for people outside of the workspace. */
export function publicProject(contents: unknown, { title, parts, withReadme }: ChosenParts): object {
  const rows = rowsIn(contents);
  const [project] = rows('project');
  if (!project) return {};
  const { readme, ...look } = project;
  return {
    project: [
      {
        ...look,
        title,
        summary: null,
        transcriptionVocabulary: [],
        ...(withReadme && readme && { readme: publicText(readme) }),
      },
    ],
    ...(parts.has('TAGS') && publicTags(rows, project.id)),
    ...(parts.has('FIELDS') && publicFields(rows, project.id)),
    ...(parts.has('VIEWS') && { projectViews: rows('projectViews').map(publicView) }),
    ...(parts.has('QUESTIONS') && { questions: rows('questions') }),
    ...(parts.has('NOTES') && {
      notes: rows('notes').map((note) => ({ ...publicWritten(note), ...noSummary })),
    }),
    ...(parts.has('INSIGHTS') && {
      insights: rows('insights').map((insight) => ({ ...publicWritten(insight), status: 'draft' })),
    }),
  };
}

type Rows = <F extends ExportFile>(file: F) => ExportRow<F>[];

function rowsIn(contents: unknown): Rows {
  const stored = decode(record(array(unknown)), contents);
  return <F extends ExportFile>(file: F) => {
    const codec: Codec<unknown> = exportFiles[file].codec;
    return (stored[file] ?? []).map((row) => decode(codec, row) as ExportRow<F>);
  };
}

/** Boards become the project’s own: what others start with it must not change what all of their projects share. */
function publicTags(rows: Rows, projectId: string): object {
  const tagBoards = rows('tagBoards').map((board) => ({
    ...board,
    projectId,
    isDefault: board.projectId === projectId && board.isDefault === true,
  }));
  return { tagBoards, tagGroups: rows('tagGroups'), tags: rows('tags') };
}

/** So do fields; those of contacts are of the whole workspace and stay. */
function publicFields(rows: Rows, projectId: string): object {
  const fieldSets = rows('fieldSets')
    .filter(({ owner }) => owner === 'note' || owner === 'insight')
    .map((set) => ({ ...set, projectId }));
  const setIds = new Set(fieldSets.map(({ id }) => id));
  const fields = rows('fields').filter(({ fieldSetId }) => setIds.has(fieldSetId));
  const fieldIds = new Set(fields.map(({ id }) => id));
  const preferences = rows('projectFieldPreferences').filter(({ fieldId }) => fieldIds.has(fieldId));
  return { fieldSets, fields, projectFieldPreferences: preferences };
}

function publicView(view: ExportRow<'projectViews'>): object {
  const viewData = Object.entries(view.viewData).filter(([key]) => openViewData.has(key));
  return { ...view, docId: null, viewData: Object.fromEntries(viewData) };
}

function publicWritten({ id, title, content }: ExportRow<'notes'> | ExportRow<'insights'>): object {
  return { ...noEvidence, id, title, content: publicText(content) };
}
