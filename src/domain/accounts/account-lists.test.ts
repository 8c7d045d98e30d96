import { expect, test } from 'vitest';
import { companySizes } from './company-sizes.ts';
import { jobRoles } from './job-roles.ts';
import { oidcProviders, signInProviders } from './sign-in-providers.ts';
import { useCases } from './use-cases.ts';

test('company sizes', () => {
  expect(companySizes).toEqual(['1-25', '26-200', '201-500', '501-1000', '1001-5000', '5000+']);
});

test('job roles', () => {
  expect(jobRoles.join(', ')).toBe(
    'consulting, customer success, design, engineering, finance, legal, management, marketing, operations, other, product management, research, sales, student, support',
  );
});

test('use cases', () => {
  expect(useCases.join(', ')).toBe(
    'ResearchAnalysis, VideoTranscription, InsightsHub, ShareInsights, UnderstandCustomerNeeds, HighVolumeFeedback, Recruitment, Surveys, Others',
  );
});

test('sign-in providers', () => {
  expect(signInProviders.join(', ')).toBe(
    'GOOGLE, MICROSOFT, AUTH0, PASSWORD, TEAM_SSO, ONE_TIME_CODE, IDENTITY_PROVIDER_INITIATED',
  );
  expect(oidcProviders).toEqual(['GOOGLE', 'MICROSOFT', 'AUTH0']);
});
