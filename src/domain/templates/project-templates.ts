import { accessibilityReview } from './methods/accessibility-review.data.ts';
import { appReviews } from './methods/app-reviews.data.ts';
import { betaTest } from './methods/beta-test.data.ts';
import { cardSorting } from './methods/card-sorting.data.ts';
import { churnInterviews } from './methods/churn-interviews.data.ts';
import { competitorReview } from './methods/competitor-review.data.ts';
import { conceptTest } from './methods/concept-test.data.ts';
import { contextualInquiry } from './methods/contextual-inquiry.data.ts';
import { customerInterviews } from './methods/customer-interviews.data.ts';
import { deskResearch } from './methods/desk-research.data.ts';
import { diaryStudy } from './methods/diary-study.data.ts';
import { expertInterviews } from './methods/expert-interviews.data.ts';
import { expertReview } from './methods/expert-review.data.ts';
import { featureRequests } from './methods/feature-requests.data.ts';
import { firstWeeks } from './methods/first-weeks.data.ts';
import { focusGroup } from './methods/focus-group.data.ts';
import { jobsToBeDone } from './methods/jobs-to-be-done.data.ts';
import { journeyMap } from './methods/journey-map.data.ts';
import { npsSurvey } from './methods/nps-survey.data.ts';
import { personas } from './methods/personas.data.ts';
import { pricingResearch } from './methods/pricing-research.data.ts';
import { researchPlan } from './methods/research-plan.data.ts';
import { researchReport } from './methods/research-report.data.ts';
import { salesCalls } from './methods/sales-calls.data.ts';
import { stakeholderInterviews } from './methods/stakeholder-interviews.data.ts';
import { supportTickets } from './methods/support-tickets.data.ts';
import { survey } from './methods/survey.data.ts';
import { unmoderatedTest } from './methods/unmoderated-test.data.ts';
import { usabilityTest } from './methods/usability-test.data.ts';
import { winLoss } from './methods/win-loss.data.ts';
import type { ProjectTemplate } from './project-template.ts';

/** In the order in which they are offered. */
export const projectTemplates: readonly ProjectTemplate[] = [
  customerInterviews,
  jobsToBeDone,
  firstWeeks,
  churnInterviews,
  salesCalls,
  winLoss,
  focusGroup,
  stakeholderInterviews,
  expertInterviews,
  usabilityTest,
  unmoderatedTest,
  conceptTest,
  cardSorting,
  accessibilityReview,
  betaTest,
  expertReview,
  contextualInquiry,
  diaryStudy,
  survey,
  npsSurvey,
  pricingResearch,
  supportTickets,
  appReviews,
  featureRequests,
  researchPlan,
  deskResearch,
  competitorReview,
  personas,
  journeyMap,
  researchReport,
];

export const unknownTemplateMessage = 'There is no such template. Choose one from the list.';

export function findProjectTemplate(id: string): ProjectTemplate | undefined {
  return projectTemplates.find((template) => template.id === id);
}
