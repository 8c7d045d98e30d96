import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { exportFiles } from '#domain/exports/export-files.ts';
import { furtherFiles } from '#domain/exports/further-files.ts';
import { formatJsonLines } from '#domain/exports/json-lines.ts';
import { defaultSections, projectSections } from '#domain/projects/sections.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import { setFiles, type SetFile } from '#server/features/project-imports/community/community-set.ts';

const word = fc.stringMatching(/^[A-Za-zåß漢🙂]{1,9}$/u);
const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const rank = fc.integer({ min: 0, max: 5000 });
const color = fc.constantFrom('#336699', '#993366', '#669933');

/** A project by its words; the ids follow from the places. */
const model = fc.record({
  title: sentence,
  tags: fc.array(fc.record({ title: word, color, rank, isGrouped: fc.boolean(), locked: fc.boolean() }), {
    maxLength: 4,
  }),
  group: fc.record({ title: word, color, rank }),
  notes: fc.array(
    fc.record({
      title: fc.oneof(sentence, fc.constant('')),
      locked: fc.boolean(),
      blocks: fc.array(fc.record({ text: sentence, isMarked: fc.boolean(), tag: fc.nat(3) }), {
        maxLength: 4,
      }),
      score: fc.integer({ min: -9, max: 99 }),
      answer: fc.nat(2),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  insights: fc.array(fc.record({ title: sentence, published: fc.boolean(), about: fc.nat(3) }), {
    maxLength: 2,
  }),
  people: fc.uniqueArray(word, { maxLength: 3, selector: (name) => name.toLowerCase() }),
});
export type ProjectModel = typeof model extends fc.Arbitrary<infer T> ? T : never;

export const randomArchive: fc.Arbitrary<Buffer> = model.map((made) => archiveOf(rowsOf(made)));

type Rows = Readonly<Partial<Record<SetFile, readonly object[]>>>;
const id = (...place: (string | number)[]): string => derivedGuid('random', ...place);
const time = (at: number): string => new Date(Date.UTC(2024, 0, 1, 0, 0, at)).toISOString();

function rowsOf({ title, tags, group, notes, insights, people }: ProjectModel): Rows {
  const marked = notes.flatMap(({ blocks }, note) =>
    blocks.flatMap((block, at) => (block.isMarked ? [{ ...block, note, at }] : [])),
  );
  const base = { content: null, fileId: null, published: false, locked: false };
  return {
    project: [projectRow(title)],
    tagBoards: [{ id: id('board'), title: 'Tags', rank: 0, projectId: id('project'), isDefault: true }],
    tagGroups: [{ id: id('group'), ...group, tagBoardId: id('board') }],
    tags: tags.map(({ isGrouped, ...tag }, at) => {
      const tagGroupId = isGrouped ? id('group') : null;
      return {
        id: id('tag', at),
        ...tag,
        tagGroupId,
        description: null,
        role: null,
        tagBoardId: id('board'),
      };
    }),
    fieldSets: [{ id: id('set'), owner: 'note', projectId: id('project') }],
    fields: [
      {
        id: id('field'),
        label: 'Score',
        options: [],
        rank: 1,
        type: 'NUMBER',
        fieldSetId: id('set'),
        numberFormat: 'number',
      },
    ],
    notes: notes.map(({ title: name, locked, blocks }, note) => ({
      ...base,
      id: id('note', note),
      title: name,
      locked,
      content: contentOf(blocks, note),
      summaryContent: null,
      summaryFramework: null,
      summaryLanguage: null,
      createdAt: time(note),
    })),
    insights: insights.map(({ title: name, published, about }, at) => {
      const card = { type: 'referenceCard', attrs: { kind: 'note', id: id('note', about % notes.length) } };
      const content = { type: 'doc', content: [card] };
      return {
        ...base,
        id: id('insight', at),
        title: name,
        content,
        published,
        status: 'draft',
        createdAt: time(at),
      };
    }),
    highlights: marked.map(({ text, tag, note, at }, place) => ({
      id: id('highlight', note, at),
      objectId: id('note', note),
      marked: true,
      text,
      tagIds: tag < tags.length ? [id('tag', tag)] : [],
      recording: null,
      areas: null,
      createdAt: time(place),
    })),
    fieldValues: notes.map(({ score }, note) => ({
      objectId: id('note', note),
      fieldId: id('field'),
      value: String(score),
    })),
    people: people.map((name, at) => ({ id: id('person', at), name, email: `${at}@example.com` })),
    notePeople: people.map((_, at) => {
      return { noteId: id('note', 0), personId: id('person', at), kind: 'participant', rank: at };
    }),
    questions: [
      {
        id: id('question'),
        title: 'Which?',
        type: 'MULTI_SELECT',
        rank: 1,
        options: ['One', 'Two', 'Three'].map((optionText, at) => ({ id: id('option', at), optionText })),
      },
    ],
    questionResponses: notes.map(({ answer }, note) => {
      const questionId = id('question');
      return {
        id: id('response', note),
        questionId,
        noteId: id('note', note),
        text: null,
        optionIds: [id('option', answer)],
      };
    }),
  };
}

function contentOf(blocks: ProjectModel['notes'][number]['blocks'], note: number): object {
  const content = blocks.map(({ text, isMarked }, at) => {
    const marks = isMarked ? [{ type: 'highlight', attrs: { id: id('highlight', note, at) } }] : [];
    return { type: 'paragraph', content: [{ type: 'text', text, ...(isMarked && { marks }) }] };
  });
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function projectRow(title: string): object {
  const sections = projectSections.flatMap((section) => [
    [`${section}Enabled`, defaultSections[section].enabled],
    [`${section}Rank`, defaultSections[section].rank],
  ]);
  const look = { color: null, icon: null, summary: null, projectCategoryId: null };
  const settings = { defaultFramework: null, defaultSummaryLanguage: null, transcriptionLanguage: null };
  return {
    id: id('project'),
    title,
    ...look,
    ...settings,
    ...Object.fromEntries(sections),
    transcriptionVocabulary: [],
    recruitEnabled: false,
  };
}

export function archiveOf(rows: Rows): Buffer {
  const names = Object.keys(setFiles) as SetFile[];
  const nameOf = (file: SetFile): string => ({ ...exportFiles, ...furtherFiles })[file].name;
  const uploads = Object.fromEntries(
    names.map((file) => [file, { uploadStatus: 'COMPLETE', filepath: nameOf(file) }]),
  );
  const files = names.map((file) => [nameOf(file), strToU8(formatJsonLines(rows[file] ?? []))] as const);
  const manifest = strToU8(formatJsonLines([{ projectIds: [id('project')], ...uploads }]));
  return Buffer.from(zipSync({ ...Object.fromEntries(files), 'manifest.jsonl': manifest }));
}
