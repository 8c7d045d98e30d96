import type { JobRole } from '#domain/accounts/job-roles.ts';

export const starterQuestions: Readonly<
  Partial<Record<JobRole, readonly string[]>> & { default: readonly string[] }
> = {
  marketing: [
    'Which words do customers use when they describe what we do?',
    'What made customers look for a product like ours?',
    'Which benefits do customers mention most often?',
    'How do customers compare us with others?',
  ],
  sales: [
    'Which objections come up before customers buy?',
    'Who takes part in the decision to buy?',
    'Why did we win or lose recent deals?',
    'Which features do prospects ask for?',
  ],
  finance: [
    'What do customers say about our prices?',
    'Which problems make customers think of leaving?',
    'What would customers pay more for?',
  ],
  operations: [
    'Where do customers wait longest for us?',
    'Which steps of our process confuse customers?',
    'Which problems come back every month?',
    'What do customers do by hand that we could do for them?',
  ],
  legal: [
    'What worries customers about their data?',
    'Where did customers feel misled or surprised?',
    'Which questions do customers ask about terms and contracts?',
  ],
  support: [
    'What are the most common problems customers report?',
    'Which problems upset customers most?',
    'What do customers try before they write to us?',
    'Which answers would customers like to find by themselves?',
  ],
  'customer success': [
    'What do new customers struggle with in their first weeks?',
    'Which customers show signs of leaving, and why?',
    'What do our happiest customers have in common?',
    'Which features do customers not know about?',
  ],
  default: [
    'What are the biggest frustrations of our customers?',
    'What do customers like most?',
    'What has changed in the feedback of the last month?',
    'Which needs do we not meet yet?',
    'What should we find out next?',
  ],
};
