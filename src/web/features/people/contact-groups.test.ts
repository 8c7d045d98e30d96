import { expect, test } from 'vitest';
import type { FieldLook } from '#web/features/fields/index.ts';
import type { ContactLook } from './contact-columns.tsx';
import { groupableFields, withHeadings } from './contact-groups.ts';

const field = (type: FieldLook['type'], options: FieldLook['options'] = []): FieldLook => ({
  id: 'f',
  owner: 'PERSON',
  label: 'Field',
  type,
  options,
  maxOptions: null,
  numberFormat: null,
  currencySymbol: null,
});

function contact(name: string, value: string | null): ContactLook {
  return {
    id: name,
    name,
    email: null,
    isHidden: false,
    identityHidden: false,
    starred: false,
    noteCount: 0,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    trashedAt: null,
    version: 1,
    fieldValues: value === null ? [] : [{ id: `${name}.f`, objectId: name, fieldId: 'f', value, people: [] }],
  };
}

const lines = (people: ContactLook[], of: FieldLook | null) =>
  withHeadings(people, of).map((entry) =>
    entry.kind === 'heading' ? `# ${entry.label}` : entry.person.name,
  );

test('contacts of one group are below its heading', () => {
  expect(
    lines([contact('Ada', '10'), contact('Bo', '9'), contact('Cy', '3'), contact('Di', null)], field('NPS')),
  ).toEqual(['# Promoters (9–10)', 'Ada', 'Bo', '# Detractors (0–6)', 'Cy', '# No value', 'Di']);
  expect(lines([contact('Ada', 'true'), contact('Bo', 'false')], field('BOOLEAN'))).toEqual([
    '# Yes',
    'Ada',
    '# No',
    'Bo',
  ]);
  const options = [{ id: 'x', label: 'Team', color: '#000000' }] as FieldLook['options'];
  expect(lines([contact('Ada', 'x'), contact('Bo', 'gone')], field('SELECT', options))).toEqual([
    '# Team',
    'Ada',
    '# No value',
    'Bo',
  ]);
});

test('without a group there are no headings, and only fields of few values make groups', () => {
  expect(lines([contact('Ada', '1')], null)).toEqual(['Ada']);
  expect(groupableFields([field('TEXT'), field('NPS'), field('PERSON'), field('BOOLEAN')])).toHaveLength(2);
});
