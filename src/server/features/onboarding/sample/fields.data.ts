import type { FieldType } from '#domain/fields/field-types.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';

export type SampleField = {
  readonly label: string;
  readonly type: FieldType;
  readonly options?: readonly string[];
  readonly maxOptions?: number;
  /** By the title of the note. Of options and people by name, with a semicolon between. */
  readonly values: Readonly<Record<string, string>>;
};
export type SampleQuestion = {
  readonly title: string;
  readonly type: QuestionType;
  readonly options?: readonly string[];
  readonly responses: Readonly<Record<string, string>>;
};

const dalia = 'Interview with Dalia Ferreira, paused after five months';
const marcus = 'Interview with Marcus Oyelaran, paused twice';
const hanneke = 'Interview with Hanneke Visser, paused after her children moved out';
const couple = 'Interview with Petr and Lenka Dvořák, paused over deliveries';

/** The project whose notes have fields and answered a short survey. */
export const fieldProject = 'Why people pause their box';

export const sampleFields: readonly SampleField[] = [
  {
    label: 'Household',
    type: 'SELECT',
    options: ['Single', 'Couple', 'Family', 'Shared flat'],
    maxOptions: 1,
    values: { [dalia]: 'Family', [marcus]: 'Single', [hanneke]: 'Couple', [couple]: 'Couple' },
  },
  {
    label: 'Why they paused',
    type: 'SELECT',
    options: ['Price', 'Waste', 'Deliveries', 'Change at home', 'Boredom'],
    values: {
      [dalia]: 'Waste; Price',
      [marcus]: 'Price',
      [hanneke]: 'Change at home',
      [couple]: 'Deliveries',
    },
  },
  {
    label: 'Customer since',
    type: 'DATETIME',
    values: { [dalia]: '2025-01-14', [marcus]: '2024-09-02', [couple]: '2024-11-20' },
  },
  {
    label: 'Boxes before the pause',
    type: 'NUMBER',
    values: { [dalia]: '21', [marcus]: '34', [hanneke]: '61', [couple]: '18' },
  },
  {
    label: 'Would recommend',
    type: 'NPS',
    values: { [dalia]: '7', [marcus]: '9', [hanneke]: '8', [couple]: '4' },
  },
  { label: 'Came back', type: 'BOOLEAN', values: { [dalia]: 'no', [marcus]: 'yes', [hanneke]: 'no' } },
];

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    title: 'How did you hear that you could pause?',
    type: 'SINGLE_SELECT',
    options: ['In the app', 'From a friend', 'From customer service', 'I found it by chance'],
    responses: { [dalia]: 'I found it by chance', [marcus]: 'In the app' },
  },
  {
    title: 'Which of these would have kept you?',
    type: 'MULTI_SELECT',
    options: ['A smaller box', 'Skipping single weeks', 'A cheaper plan', 'Other recipes'],
    responses: { [dalia]: 'A smaller box; Skipping single weeks', [marcus]: 'A cheaper plan' },
  },
  {
    title: 'What do you cook with instead?',
    type: 'FREE_TEXT',
    responses: { [dalia]: 'The market on Saturdays, and whatever is left of it by Wednesday.' },
  },
];
