import { expect, test } from 'vitest';
import { jobRoles } from '#domain/accounts/job-roles.ts';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { gettingStarted } from './getting-started.ts';

test.each([
  [null, ['PROJECT', 'INVITE', 'ACCOUNT']],
  ['1-25', ['PROJECT', 'INVITE', 'ACCOUNT']],
  ['26-200', ['INVITE', 'PROJECT', 'ACCOUNT']],
  ['201-500', ['INVITE', 'PROJECT', 'SINGLE_SIGN_ON', 'ACCOUNT']],
  ['5000+', ['INVITE', 'PROJECT', 'SINGLE_SIGN_ON', 'ACCOUNT']],
] as const)('a company of %s people starts with %j', (orgSize, paths) => {
  expect(gettingStarted({ jobRole: null, orgSize }).paths).toEqual(paths);
});

test('a template is suggested by the job, and only one that exists', () => {
  expect(gettingStarted({ jobRole: 'design', orgSize: null }).templateId).toBe('usability-test');
  expect(gettingStarted({ jobRole: 'sales', orgSize: null }).templateId).toBe('sales-calls');
  expect(gettingStarted({ jobRole: 'legal', orgSize: null }).templateId).toBeNull();
  for (const jobRole of jobRoles) {
    const { templateId } = gettingStarted({ jobRole, orgSize: null });
    if (templateId !== null) expect(findProjectTemplate(templateId)).toBeDefined();
  }
});
