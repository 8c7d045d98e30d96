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
      summary: fc.option(sentence),
      talk: fc.option(
        fc.record({
          anchor: fc.constantFrom('document', 'selection', 'highlight', 'moment'),
          words: fc.array(sentence, { minLength: 1, maxLength: 3 }),
          author: fc.option(sentence, { nil: undefined }),
          isResolved: fc.boolean(),
        }),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  insights: fc.array(
    fc.record({
      title: sentence,
      published: fc.boolean(),
      about: fc.nat(3),
      reel: fc.option(fc.record({ title: sentence, layout: fc.constantFrom('Reel', 'ThreeColumn') })),
    }),
    { maxLength: 2 },
  ),
  canvas: fc.option(
    fc.record({ words: sentence, x: fc.integer({ min: -900, max: 900 }), isLinked: fc.boolean() }),
  ),
  people: fc.uniqueArray(word, { maxLength: 3, selector: (name) => name.toLowerCase() }),
});
export type ProjectModel = typeof model extends fc.Arbitrary<infer T> ? T : never;

export const randomArchive: fc.Arbitrary<Buffer> = model.map((made) => archiveOf(rowsOf(made)));

type Rows = Readonly<Partial<Record<SetFile, readonly object[]>>>;
const id = (...place: (string | number)[]): string => derivedGuid('random', ...place);
const time = (at: number): string => new Date(Date.UTC(2024, 0, 1, 0, 0, at)).toISOString();

function rowsOf(made: ProjectModel): Rows {
  const { title, tags, group, notes, insights, people } = made;
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
    notes: notes.map(({ title: name, locked, blocks, talk, summary }, note) => ({
      ...base,
      id: id('note', note),
      title: name,
      locked,
      content: contentOf(blocks, note, talk?.anchor === 'selection'),
      summaryContent: summary && { kind: 'paragraph', text: summary },
      summaryFramework: summary && 'Essential',
      summaryLanguage: summary && 'de',
      createdAt: time(note),
    })),
    insights: insights.map(({ title: name, published, about, reel }, at) => {
      const card = { type: 'referenceCard', attrs: { kind: 'note', id: id('note', about % notes.length) } };
      const shown = { type: 'referenceCard', attrs: { kind: 'reel', id: id('reel', at) } };
      const content = { type: 'doc', content: reel ? [card, shown] : [card] };
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
      recording: recordingOf(note, at),
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
    files: notes.map((_, note) => ({
      id: id('file', note),
      imageWidth: null,
      imageHeight: null,
      imageColor: null,
      originalName: `talk-${note}.txt`,
      type: 'DOCUMENT',
      downloadUrl: null,
      ownerId: id('note', note),
    })),
    ...talksOf(made),
    ...boardOf(made),
  };
}

/** Each note has a file that counts as its recording. */
function recordingOf(note: number, at: number): object {
  return { fileId: id('file', note), startTime: at * 10, endTime: at * 10 + 5, type: 'AV' };
}

function talksOf({ notes }: ProjectModel): Rows {
  const talks = notes.flatMap(({ talk, blocks }, note) => (talk ? [{ ...talk, blocks, note }] : []));
  return {
    commentThreads: talks.map(({ anchor, isResolved, blocks, note }) => {
      const marked = blocks.findIndex(({ isMarked }) => isMarked);
      const isHighlight = anchor === 'highlight' && marked >= 0;
      const isMoment = anchor === 'moment';
      return {
        id: id('thread', note),
        objectId: id('note', note),
        anchor: anchor === 'highlight' && marked < 0 ? 'document' : anchor,
        quote: 'Quoted',
        highlightId: isHighlight ? id('highlight', note, marked) : null,
        fileId: isMoment ? id('file', note) : null,
        time: isMoment ? 4.5 : null,
        createdAt: time(note),
        resolvedAt: isResolved ? time(note + 60) : null,
      };
    }),
    comments: talks.flatMap(({ words, author, note }) =>
      words.map((text, at) => {
        const mention = { type: 'mention', attrs: { kind: 'note', id: id('note', note), label: 'A note' } };
        const content = [{ type: 'paragraph', content: [{ type: 'text', text }, mention] }];
        return {
          id: id('comment', note, at),
          threadId: id('thread', note),
          body: { type: 'doc', content },
          author,
          createdAt: time(at),
          editedAt: at === 0 ? time(at + 1) : null,
        };
      }),
    ),
  };
}

function boardOf({ notes, insights, canvas }: ProjectModel): Rows {
  const clips = notes.flatMap(({ blocks }, note) =>
    blocks.flatMap(({ isMarked }, at) => (isMarked ? [{ note, at }] : [])),
  );
  const place = { x: canvas?.x ?? 0, y: 0, width: 120, height: 60 };
  return {
    reels: insights.flatMap(({ reel }, at) =>
      reel
        ? [
            {
              ...reel,
              id: id('reel', at),
              insightId: id('insight', at),
              createdAt: time(at),
              parts: clips.map((clip, part) => ({
                highlightId: id('highlight', clip.note, clip.at),
                fileId: id('file', clip.note),
                title: '',
                startTime: clip.at * 10,
                endTime: clip.at * 10 + 5,
                rank: part * 7,
              })),
            },
          ]
        : [],
    ),
    projectViews: canvas
      ? [
          {
            id: id('board-view'),
            docId: id('board-view'),
            layout: 'CANVAS',
            objectType: 'NOTE',
            rank: 3,
            title: 'Board',
            viewData: {},
          },
        ]
      : [],
    canvases: canvas
      ? [
          {
            id: id('board-view'),
            objects: [
              { type: 'text', ...place, id: id('words'), text: canvas.words, textFormat: 'H1' },
              { type: 'note', id: id('card'), x: 5, y: 6, refId: id('note', 0) },
            ],
            connectors: canvas.isLinked
              ? [{ id: id('line'), from: id('words'), to: id('card'), arrow: 'end', label: 'about' }]
              : [],
          },
        ]
      : [],
  };
}

type Blocks = ProjectModel['notes'][number]['blocks'];

function contentOf(blocks: Blocks, note: number, isCommented: boolean): object {
  const content = blocks.map(({ text, isMarked }, at) => {
    const marks = [
      ...(isMarked ? [{ type: 'highlight', attrs: { id: id('highlight', note, at) } }] : []),
      ...(isCommented ? [{ type: 'inlineComment', attrs: { threadId: id('thread', note) } }] : []),
    ];
    return { type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }] };
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
  const packed = (rows.files ?? []).map((row) => {
    const fileId = String('id' in row ? row.id : '');
    return { path: `files/${fileId}.txt`, fileId };
  });
  return Buffer.from(
    zipSync({
      ...Object.fromEntries(files),
      ...Object.fromEntries(packed.map(({ path, fileId }) => [path, strToU8(`Words of ${fileId}`)])),
      'manifest.jsonl': manifest,
      'file-system.jsonl': strToU8(formatJsonLines(packed)),
    }),
  );
}
