import { expect, test } from 'vitest';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { findProjectTemplate, projectTemplates } from './project-templates.ts';
import { templatePromise } from './template-promise.ts';

test('each template can become a project', () => {
  for (const { title, description, readme } of projectTemplates) {
    expect(parseText(textLimits.projectTitle, title).ok).toBe(true);
    expect(parseText(textLimits.projectSummary, description).ok).toBe(true);
    expect(readme).toMatch(/^## /);
  }
});

test('each has an id of its own, by which it is found', () => {
  expect(new Set(projectTemplates.map(({ id }) => id)).size).toBe(projectTemplates.length);
  expect(findProjectTemplate('survey')?.title).toBe('Survey answers');
  expect(findProjectTemplate('toString')).toBeUndefined();
});

test('each says what it brings, and its views group by what it brings', () => {
  for (const template of projectTemplates) {
    const { fields, views, note, insight } = template;
    expect(templatePromise(template)).toMatch(
      /^Brings \d+ tags, \d fields?, \d views, a note and an insight/,
    );
    for (const { title } of [note, insight]) expect(parseText(textLimits.projectTitle, title).ok).toBe(true);
    for (const { group } of views)
      if (typeof group === 'object')
        expect(fields.find(({ label }) => label === group.field)?.type).toBe('SELECT');
  }
});

test('no template has a tag twice, nor two fields of one name', () => {
  for (const { id, tagGroups, fields } of projectTemplates) {
    const names = [...tagGroups.flatMap(({ tags }) => tags), ...fields.map(({ label }) => `field ${label}`)];
    expect(new Set(names).size, id).toBe(names.length);
  }
});
