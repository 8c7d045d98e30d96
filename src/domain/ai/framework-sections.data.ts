import type { SummaryFramework } from './frameworks.ts';

/** One part of a framework: what it is called, and how people talk when they talk about it. */
export type FrameworkSection = {
  readonly title: string;
  /** What belongs there, for a model. */
  readonly about: string;
  /** Sentences of the kind that belongs there, to find those of a note by their meaning. */
  readonly examples: readonly string[];
};

const pain: FrameworkSection = {
  title: 'Pain points',
  about: 'problems, frustrations and what they cost',
  examples: [
    'The biggest problem for us is that it takes far too long.',
    'It is really frustrating when this breaks.',
    'We lose time every week because of this.',
    'I hate that I have to do this by hand.',
  ],
};
const requests: FrameworkSection = {
  title: 'Requests',
  about: 'what people ask for or wish they had',
  examples: [
    'I wish it could do this automatically.',
    'It would be great if you added this feature.',
    'We need a way to do this.',
    'Can you build an integration with our other tool?',
  ],
};
const nextSteps: FrameworkSection = {
  title: 'Next steps',
  about: 'what was agreed to do next, by whom and when',
  examples: [
    'I will send you the proposal by Friday.',
    'Let’s schedule a follow-up next week.',
    'The next step is to talk to our team.',
    'We agreed to start the trial on Monday.',
  ],
};
const goals: FrameworkSection = {
  title: 'Goals',
  about: 'what people want to achieve and why it matters to them',
  examples: [
    'What we are trying to achieve is to save time.',
    'Our goal this year is to grow the team.',
    'I want to be able to find what I need quickly.',
    'Success for us means fewer complaints.',
  ],
};
const workarounds: FrameworkSection = {
  title: 'Current process',
  about: 'how people do it today, with which tools and workarounds',
  examples: [
    'At the moment we do this in a spreadsheet.',
    'First I open the file, then I copy everything over.',
    'Right now we use another tool for that.',
    'Our workaround is to export it and send it by e-mail.',
  ],
};
const positives: FrameworkSection = {
  title: 'What works well',
  about: 'what people like and what went well',
  examples: [
    'I really like how easy this is.',
    'That worked very well for us.',
    'The best part is that it saves so much time.',
    'It was fast and simple to set up.',
  ],
};
const decisionProcess: FrameworkSection = {
  title: 'Decision process',
  about: 'the steps and dates until they decide',
  examples: [
    'Legal and security have to review it before we sign.',
    'We will run a pilot and then decide.',
    'The decision will be made at the end of the quarter.',
    'Procurement needs about six weeks.',
  ],
};

/** Frameworks with fixed parts. The others take theirs from the text: questions, topics, chapters, a prompt. */
export const frameworkSections: Partial<Record<SummaryFramework, readonly FrameworkSection[]>> = {
  CustomerCall: [
    {
      title: 'Background',
      about: 'who the customer is and what they do',
      examples: [
        'I work as a product manager at a software company.',
        'Our team has about twenty people.',
        'We have been a customer for two years.',
        'My job is to look after our users.',
      ],
    },
    goals,
    pain,
    requests,
    positives,
    nextSteps,
  ],
  FeatureRequests: [
    requests,
    {
      title: 'Why it is needed',
      about: 'the reason behind the requests',
      examples: [
        'We need it because our customers keep asking for it.',
        'Without it I have to do everything twice.',
        'That would save us hours every week.',
        'The reason is that our team works in different places.',
      ],
    },
    workarounds,
    {
      title: 'Importance',
      about: 'how urgent or important a request is',
      examples: [
        'This is the most important thing for us.',
        'It is a deal breaker.',
        'It would be nice to have, but it is not urgent.',
        'We need this before we can buy.',
      ],
    },
  ],
  ProductPRD: [
    { ...pain, title: 'Problem', about: 'the problem to solve, and who has it' },
    goals,
    {
      title: 'Users',
      about: 'who will use it and in which situation',
      examples: [
        'It is mainly for people who work in support.',
        'The users are managers who look at it once a month.',
        'New employees would use it on their first day.',
        'We are aiming at young families.',
      ],
    },
    {
      title: 'Requirements',
      about: 'what it must do and how it must behave',
      examples: [
        'It has to work on a phone.',
        'The user must be able to undo it.',
        'It should support at least a hundred people at once.',
        'There should be a button to switch it off.',
      ],
    },
    {
      title: 'Constraints',
      about: 'limits of cost, time, technology or law',
      examples: [
        'The production cost must not be more than twelve euros.',
        'We only have three months to finish it.',
        'For security reasons the data has to stay in Europe.',
        'That is technically not possible with this chip.',
      ],
    },
    {
      title: 'Open questions',
      about: 'what is not decided or not known yet',
      examples: [
        'We still have to find out whether this works.',
        'I am not sure how that should be done.',
        'We have not decided that yet.',
        'That remains an open question.',
      ],
    },
  ],
  RecommendedActions: [
    {
      title: 'Recommended actions',
      about: 'what should be done, following from what was said',
      examples: [
        'You should make the button bigger.',
        'I would recommend to start with a smaller group.',
        'We should change that as soon as possible.',
        'It would be better to explain this in the first step.',
      ],
    },
    { ...pain, title: 'Problems to solve' },
    nextSteps,
  ],
  ResearchReport: [
    goals,
    {
      title: 'Method and participants',
      about: 'who took part and how they were asked',
      examples: [
        'We talked to ten people in two weeks.',
        'I am a nurse and I work in a hospital.',
        'In this study I will ask you to try a prototype.',
        'I have used it every day for a year.',
      ],
    },
    {
      title: 'Findings',
      about: 'what was found out',
      examples: [
        'Most of the time I do not even notice that it is there.',
        'What surprised me is how long it takes.',
        'I only use it for one thing.',
        'It turns out that people prefer the simple version.',
      ],
    },
    pain,
    { ...requests, title: 'Needs and requests' },
  ],
  SalesMEDICC: [
    {
      title: 'Metrics',
      about: 'numbers that the customer wants to reach or that show the value',
      examples: [
        'We want to cut the time by thirty percent.',
        'It costs us about two hundred thousand a year.',
        'Our target is ten thousand new customers.',
        'We measure it by the number of tickets.',
      ],
    },
    {
      title: 'Economic buyer',
      about: 'who has the budget and the final say',
      examples: [
        'My boss has to approve the budget.',
        'The head of finance makes the final decision.',
        'I can sign up to ten thousand myself.',
        'It comes out of the marketing budget.',
      ],
    },
    {
      title: 'Decision criteria',
      about: 'what they compare and what must be fulfilled',
      examples: [
        'Security is the most important criterion for us.',
        'We compare the price and the support.',
        'It has to integrate with what we already have.',
        'We will choose the one that is easiest to use.',
      ],
    },
    decisionProcess,
    { ...pain, title: 'Identified pain' },
    {
      title: 'Champion',
      about: 'who inside the customer’s company wants it and pushes for it',
      examples: [
        'I am really excited about this and will push for it.',
        'Our team lead is a big fan of your product.',
        'I have already told my colleagues about it.',
        'She will help us to convince the others.',
      ],
    },
    {
      title: 'Competition',
      about: 'other products and offers they look at or use',
      examples: [
        'We are also looking at another vendor.',
        'We use a competitor at the moment.',
        'The other tool is cheaper.',
        'We compared three products.',
      ],
    },
  ],
  SalesSPICED: [
    { ...workarounds, title: 'Situation', about: 'the customer’s facts and how they work today' },
    { ...pain, title: 'Pain' },
    {
      title: 'Impact',
      about: 'what the pain costs or what solving it is worth',
      examples: [
        'Because of that we lost two big customers.',
        'That would save us a whole day every week.',
        'It makes everybody in the team unhappy.',
        'If we solve it, we can grow much faster.',
      ],
    },
    {
      title: 'Critical event',
      about: 'a date or event by which it must be solved',
      examples: [
        'We have to be ready before the launch in May.',
        'Our contract ends in December.',
        'The new law comes into force next year.',
        'It must work before the holiday season.',
      ],
    },
    { ...decisionProcess, title: 'Decision' },
  ],
  UsabilityTest: [
    {
      title: 'Tasks',
      about: 'what the participant was asked to do',
      examples: [
        'Please try to create a new account.',
        'Now imagine you want to buy a ticket.',
        'I would like you to find the settings.',
        'Can you show me how you would share this?',
      ],
    },
    { ...positives, title: 'Successes', about: 'what the participant did without difficulty or liked' },
    {
      title: 'Difficulties',
      about: 'where the participant hesitated, failed or was confused',
      examples: [
        'I don’t understand what this button does.',
        'I can’t find it.',
        'That is not what I expected.',
        'I’m lost, where do I have to click now?',
      ],
    },
    {
      title: 'Suggestions',
      about: 'what the participant would change',
      examples: [
        'I would put this at the top.',
        'It would be clearer if it had a label.',
        'Maybe make this a bit bigger.',
        'You could show the price earlier.',
      ],
    },
  ],
  VoiceOfCustomerReport: [
    positives,
    pain,
    requests,
    {
      title: 'Feelings',
      about: 'how people feel about it, in their own words',
      examples: [
        'I was so happy when it worked.',
        'Honestly, it makes me angry.',
        'I felt a bit stupid.',
        'I was worried that I had lost everything.',
      ],
    },
    {
      title: 'Comparisons',
      about: 'other products and how this one compares',
      examples: [
        'The other app does this much better.',
        'Compared to what we had before, it is a big step.',
        'We switched from a competitor.',
        'I use both of them.',
      ],
    },
  ],
};
