import { expect, test } from 'vitest';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { findProjectTemplate, projectTemplates } from './project-templates.ts';

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
