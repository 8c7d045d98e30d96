import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkColumns, mayBeKey, type ImportPlan } from './check-columns.ts';
import { skipped, type ColumnChoice } from './column-choice.ts';
import { importTargets, isSingleUse, tableUses, usesOf, type ImportTarget } from './import-target.ts';
import { inferFieldType } from './infer-column.ts';
import { noteSections } from './note-sections.ts';
import { readDateCell, readFieldCell } from './read-cell.ts';
import { suggestColumns } from './suggest-columns.ts';
import { encodingOf } from './table-encoding.ts';
import { splitParticipants } from './split-participants.ts';
import { tableKindOf } from './table-kind.ts';

const bytes = (...list: number[]) => Uint8Array.from(list);

describe('encoding', () => {
  test.each([
    ['a mark of UTF-16', bytes(0xff, 0xfe, 0x41, 0), 'utf-16le'],
    ['the other mark', bytes(0xfe, 0xff, 0, 0x41), 'utf-16be'],
    ['zeros behind letters', bytes(0x41, 0, 0x42, 0), 'utf-16le'],
    ['zeros before letters', bytes(0, 0x41, 0, 0x42), 'utf-16be'],
    ['letters', bytes(0x41, 0x42), 'utf-8'],
    ['ü in UTF-8', bytes(0x41, 0xc3, 0xbc), 'utf-8'],
    ['a character cut off', bytes(0x41, 0xe2, 0x82), 'utf-8'],
    ['ü in Windows-1252', bytes(0x5a, 0xfc, 0x72), 'windows-1252'],
    ['an overlong form', bytes(0xc0, 0x80), 'windows-1252'],
    ['one null character in a text', bytes(...Array.from({ length: 40 }, () => 0x41), 0), 'utf-8'],
    ['nothing', bytes(), 'utf-8'],
  ] as const)('%s', (_name, input, encoding) => expect(encodingOf(input)).toBe(encoding));
});

describe('types', () => {
  test.each([
    ['Active', ['yes', 'No', ''], 'BOOLEAN'],
    ['Mail', ['a@example.com', 'b@example.com'], 'EMAIL'],
    ['Site', ['https://a.example', 'http://b.example/x'], 'URL'],
    ['NPS', ['0', '10'], 'NPS'],
    ['How likely are you to recommend us?', ['7', '9'], 'NPS'],
    ['Score', ['7', '9.5', '1,000'], 'NUMBER'],
    ['When', ['03/04/2026', '2026-04-03'], 'TEXT'],
    ['When', ['03/04/2026', '25/04/2026'], 'DATETIME'],
    ['Phone', ['+49 30 1234', '030/555'], 'PHONE'],
    ['Plan', ['Pro', 'Free', 'Pro', 'Free; Trial', 'Pro'], 'SELECT'],
    ['Plan', ['Pro', 'Free'], 'TEXT'],
    ['Comment', ['One', 'Two', 'Three', 'Four', 'Five'], 'TEXT'],
    ['Empty', ['', ' '], 'TEXT'],
  ] as const)('%s of %j is %s', (header, cells, type) => expect(inferFieldType(header, cells)).toBe(type));
});

describe('proposals', () => {
  const uses = (target: ImportTarget, headers: readonly string[]) =>
    suggestColumns(
      target,
      headers.map((header) => ({ header, type: 'TEXT' as const, questionType: 'FREE_TEXT' as const })),
      [{ id: '0190a1b2-0000-7000-8000-000000000001', label: 'Région' }],
    ).map(({ use }) => use);

  test('the first column of short texts where no header names the titles of notes', () => {
    const of = (header: string, length: number, type: 'TEXT' | 'SELECT' = 'TEXT') =>
      ({ header, length, type, questionType: 'FREE_TEXT' }) as const;
    const comment = of('Comment', 240);
    const plan = of('Plan', 4, 'SELECT');
    const proposed = (columns: readonly ReturnType<typeof of>[], target: ImportTarget = 'NOTES') =>
      suggestColumns(target, columns, []).map(({ use }) => use);
    expect(proposed([of('What they said', 240), plan, of('Visit', 12), of('City', 8)])).toEqual([
      'NEW_FIELD',
      'NEW_FIELD',
      'TITLE',
      'NEW_FIELD',
    ]);
    expect(proposed([of('City', 8), of('Subject', 20), comment])).toEqual(['NEW_FIELD', 'TITLE', 'CONTENT']);
    expect(proposed([plan, comment])).toEqual(['NEW_FIELD', 'CONTENT']);
    expect(proposed([of('City', 8), of('Quote', 80)])).toEqual(['NEW_FIELD', 'HIGHLIGHT']);
    expect(proposed([of('Name', 12), of('City', 8)], 'CONTACTS')).toEqual(['NAME', 'NEW_FIELD']);
  });

  test('by the names of the columns', () => {
    expect(uses('NOTES', ['Subject', 'Feedback', 'Submitted at', 'E-mail', 'region', 'Other', ''])).toEqual([
      'TITLE',
      'CONTENT',
      'CREATED_AT',
      'PARTICIPANT',
      'FIELD',
      'NEW_FIELD',
      'SKIP',
    ]);
    expect(uses('CONTACTS', ['First name', 'Surname', 'Email address', 'City'])).toEqual([
      'FIRST_NAME',
      'LAST_NAME',
      'EMAIL',
      'NEW_FIELD',
    ]);
  });

  test('of data points and tags', () => {
    expect(uses('DATA_POINTS', ['Review', 'Posted on', 'Author', 'Link', 'Ticket', 'Stars'])).toEqual([
      'TEXT',
      'SAID_AT',
      'PARTICIPANT',
      'URL',
      'EXTERNAL_ID',
      'PROPERTY',
    ]);
    expect(uses('TAGS', ['Tag', 'Tag group', 'Colour', 'Definition', 'Highlights'])).toEqual([
      'TITLE',
      'GROUP',
      'COLOR',
      'DESCRIPTION',
      'SKIP',
    ]);
  });

  test.each([
    [
      'Condens',
      ['Session', 'Highlight', 'Participant', 'Tags', 'Created on'],
      ['TITLE', 'HIGHLIGHT', 'PARTICIPANT', 'TAGS', 'CREATED_AT'],
    ],
    [
      'EnjoyHQ',
      ['Document title', 'Snippet', 'Customer email', 'Labels', 'Created date'],
      ['TITLE', 'HIGHLIGHT', 'PARTICIPANT', 'TAGS', 'CREATED_AT'],
    ],
    [
      'Airtable',
      ['Name', 'Notes', 'Created time', 'Status'],
      ['TITLE', 'CONTENT', 'CREATED_AT', 'NEW_FIELD'],
    ],
    ['Taguette', ['id', 'document', 'tag', 'content'], ['NEW_FIELD', 'TITLE', 'TAGS', 'HIGHLIGHT']],
    [
      'Miro',
      ['Frame', 'Sticky note', 'Author', 'Color', 'Tags'],
      ['TITLE', 'CONTENT', 'PARTICIPANT', 'NEW_FIELD', 'TAGS'],
    ],
  ] as const)('a table of %s', (_tool, headers, wanted) => {
    expect(uses('NOTES', headers)).toEqual(wanted);
  });

  test('headers that ask are questions of notes', () => {
    expect(uses('NOTES', ['What did you like?', 'What did you like?', 'Q2'])).toEqual([
      'QUESTION',
      'NEW_FIELD',
      'QUESTION',
    ]);
    expect(uses('CONTACTS', ['Email', 'Why?'])).toEqual(['EMAIL', 'NEW_FIELD']);
  });

  test('a use that one column can have goes to the first', () => {
    expect(uses('NOTES', ['Title', 'Title'])).toEqual(['TITLE', 'NEW_FIELD']);
  });

  test('whatever the headers are, the proposal can be started', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 8 }),
        (list) => {
          const headers = list.map((header) => `x${header}`);
          const columns = suggestColumns(
            'NOTES',
            headers.map((header) => ({ header, type: 'TEXT' as const, questionType: 'FREE_TEXT' as const })),
            [],
          );
          expect(checkColumns({ target: 'NOTES', headers, columns, keyColumn: null }).ok).toBe(true);
        },
      ),
    );
  });
});

describe('choices', () => {
  const plan = (columns: readonly ColumnChoice[], more: Partial<ImportPlan> = {}): ImportPlan => ({
    target: 'NOTES',
    headers: columns.map((_, at) => `Column ${at}`),
    columns,
    keyColumn: null,
    ...more,
  });
  const field = { ...skipped, use: 'FIELD', fieldId: '0190a1b2-0000-7000-8000-000000000001' } as const;

  test.each([
    [plan([{ ...skipped, use: 'EMAIL' }]), '“E-mail” isn’t available for this import'],
    [
      plan([
        { ...skipped, use: 'TITLE' },
        { ...skipped, use: 'TITLE' },
      ]),
      'Only one column can be “Title”',
    ],
    [plan([field, field]), 'Two columns go into the same field'],
    [
      plan([{ ...skipped, use: 'NEW_FIELD', fieldType: 'PERSON' }]),
      'A new field from a file can’t be of type “People”',
    ],
    [
      plan([{ ...skipped, use: 'NEW_FIELD', fieldType: 'TEXT' }], { headers: [''] }),
      'A column without a header can’t become a field',
    ],
    [
      plan([{ ...skipped, use: 'QUESTION', questionType: 'FREE_TEXT' }], { headers: [' '] }),
      'A column without a header can’t become a question',
    ],
    [
      plan(
        Array.from(
          { length: 2 },
          () => ({ ...skipped, use: 'QUESTION', questionType: 'FREE_TEXT' }) as const,
        ),
        { headers: ['Why?', ' Why?'] },
      ),
      'Two columns are the question “Why?”',
    ],
    [plan([{ ...skipped, use: 'QUESTION' }]), 'Choose how “Column 0” is answered'],
    [plan([skipped], { target: 'CONTACTS' }), 'Choose a column for the name or the e-mail'],
    [plan([{ ...skipped, use: 'CONTENT' }], { keyColumn: 0 }), '“Content” can’t be the key column'],
    [plan([{ ...skipped, use: 'TITLE' }], { keyColumn: 7 }), 'The key column isn’t in the file'],
  ])('%# is refused', (input, message) => expect(checkColumns(input)).toEqual({ ok: false, message }));

  test('a column is an option only where it was found to be one', () => {
    const option = { ...skipped, use: 'OPTION' } as const;
    const two = { headers: ['Why? [Price]', 'Why? [Speed]'], columns: [option, option] };
    const found = ['Price', 'Speed'].map((label) => ({ question: 'Why?', label }));
    expect(checkColumns({ ...plan([option, option]), ...two, options: found }).ok).toBe(true);
    expect(checkColumns({ ...plan([option, option]), ...two, options: [found[0] ?? null, null] })).toEqual({
      ok: false,
      message: '“Why? [Speed]” isn’t an option of a question',
    });
  });

  test('several columns can be content', () => {
    const content = { ...skipped, use: 'CONTENT' } as const;
    expect(checkColumns(plan([content, content])).ok).toBe(true);
  });

  test('every use belongs to a target, and only a use of one column can be doubled', () => {
    expect(new Set(importTargets.flatMap(usesOf))).toEqual(new Set(tableUses));
    expect(tableUses.filter((use) => !isSingleUse(use))).toEqual([
      'CONTENT',
      'QUESTION',
      'OPTION',
      'TAGS',
      'PROPERTY',
      'FIELD',
      'NEW_FIELD',
      'SKIP',
    ]);
    expect(mayBeKey('CONTACTS', 'EMAIL') && !mayBeKey('NOTES', 'PARTICIPANT')).toBe(true);
  });
});

describe('cells', () => {
  test.each([
    ['03/04/2026', 'dd/MM/yyyy', '2026-04-03'],
    ['03/04/2026', 'MM/dd/yyyy', '2026-03-04'],
    ['03/04/2026 14:30', 'dd/MM/yyyy', '2026-04-03T14:30:00.000Z'],
    ['', null, null],
  ] as const)('the day %j by %s is %s', (cell, order, value) => {
    expect(readFieldCell({ type: 'DATETIME' }, cell, order)).toEqual({ ok: true, value });
  });

  test('a year that can’t be stored is no date', () => {
    expect(readDateCell('01/01/0000', null).ok).toBe(false);
    expect(readDateCell('25/04/2026', 'MM/dd/yyyy').ok).toBe(false);
  });

  test('sections have headings where there are several', () => {
    const liked = { header: 'Liked', text: 'The speed\r\n\r\nThe price' };
    expect(noteSections([liked])).toEqual([{ heading: null, paragraphs: ['The speed', 'The price'] }]);
    expect(noteSections([liked, { header: 'Disliked', text: ' ' }])).toEqual([
      { heading: 'Liked', paragraphs: ['The speed', 'The price'] },
    ]);
  });

  test.each([
    ['a.csv', 'csv'],
    ['a.TSV', 'tsv'],
    ['a.xlsx', 'xlsx'],
  ] as const)('%s is read as %s', (name, value) => expect(tableKindOf(name)).toEqual({ ok: true, value }));

  test('other files are no tables', () => {
    expect(tableKindOf('a.pdf')).toEqual({ ok: false, message: 'Choose a .csv, .tsv or .xlsx file' });
  });
});

test.each([
  ['Ada; Bo', ['Ada', 'Bo']],
  ['Ada Park,Bo Lin', ['Ada Park', 'Bo Lin']],
  ['ada@example.com, bo@example.com', ['ada@example.com', 'bo@example.com']],
  ['Park, Ada', ['Park, Ada']],
  ['Ada Park, Product Manager', ['Ada Park, Product Manager']],
])('the people in %j', (cell, people) => expect(splitParticipants(cell)).toEqual(people));
