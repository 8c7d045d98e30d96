import { companySizes, type CompanySize } from '#domain/accounts/company-sizes.ts';
import type { JobRole } from '#domain/accounts/job-roles.ts';

export const startingPaths = ['PROJECT', 'INVITE', 'SINGLE_SIGN_ON', 'ACCOUNT'] as const;
export type StartingPath = (typeof startingPaths)[number];

export type SignUpAnswers = { readonly jobRole: JobRole | null; readonly orgSize: CompanySize | null };
export type GettingStarted = {
  readonly paths: readonly StartingPath[];
  /** The template that fits the work of this person best. */
  readonly templateId: string | null;
};

/** What a new workspace offers first, from what its people said when they signed up. */
export function gettingStarted({ jobRole, orgSize }: SignUpAnswers): GettingStarted {
  return {
    paths: pathsFor(orgSize),
    templateId: jobRole === null ? null : (templateByRole[jobRole] ?? null),
  };
}

function pathsFor(orgSize: CompanySize | null): readonly StartingPath[] {
  const place = orgSize === null ? 0 : companySizes.indexOf(orgSize);
  if (place >= companySizes.indexOf('201-500')) return ['INVITE', 'PROJECT', 'SINGLE_SIGN_ON', 'ACCOUNT'];
  if (place >= companySizes.indexOf('26-200')) return ['INVITE', 'PROJECT', 'ACCOUNT'];
  return ['PROJECT', 'INVITE', 'ACCOUNT'];
}

const templateByRole: Readonly<Partial<Record<JobRole, string>>> = {
  consulting: 'customer-interviews',
  'customer success': 'support-tickets',
  design: 'usability-test',
  engineering: 'usability-test',
  marketing: 'survey',
  'product management': 'customer-interviews',
  research: 'customer-interviews',
  sales: 'sales-calls',
  student: 'diary-study',
  support: 'support-tickets',
};
