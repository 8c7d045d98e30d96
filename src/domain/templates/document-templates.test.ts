import { expect, test } from 'vitest';
import { documentTemplates, findDocumentTemplate } from './document-templates.ts';
import { projectTemplates } from './project-templates.ts';

test('every method offers its note', () => {
  expect(documentTemplates('note').map(({ id }) => id)).toEqual(projectTemplates.map(({ id }) => id));
  expect(findDocumentTemplate('note', 'usability-test')).toMatchObject({
    title: 'Usability test',
    startTitle: 'Session',
  });
});

test('an insight that methods share is offered once', () => {
  const titles = documentTemplates('insight').map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(expect.arrayContaining(['Finding', 'Job', 'Persona', 'Report']));
});

test('nothing is found by a name that no method has', () => {
  expect(findDocumentTemplate('insight', 'toString')).toBeUndefined();
});
