import { describe, expect, test } from 'vitest';
import {
  checkStudyDraft,
  parseReportComment,
  parseStudyPrompt,
  studyProblems,
  type StudyDraft,
} from './study-draft.ts';

const texts = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index}`);
const draft: StudyDraft = {
  internalTitle: 'Checkout',
  externalTitle: 'How do you pay?',
  description: 'Forty minutes about paying online.',
  jobTitles: texts(10),
  industries: texts(5),
  other: 'x'.repeat(50),
  participants: 20,
  questions: [
    { type: 'FREE_TEXT', title: 'x'.repeat(250), options: [] },
    { type: 'SINGLE_SELECT', title: 'Which?', options: ['x'.repeat(250), 'B'] },
  ],
};

describe('studyProblems', () => {
  test('none at the bounds', () => {
    expect(studyProblems(draft)).toEqual([]);
    expect(
      studyProblems({
        ...draft,
        internalTitle: 'x'.repeat(50),
        externalTitle: 'x'.repeat(100),
        description: 'x'.repeat(800),
      }),
    ).toEqual([]);
    expect(
      studyProblems({ ...draft, internalTitle: 'abc', externalTitle: 'abc', description: 'abc' }),
    ).toEqual([]);
    expect(studyProblems({ ...draft, jobTitles: [], industries: [], other: '', participants: 1 })).toEqual(
      [],
    );
  });

  test.each<[string, Partial<StudyDraft>]>([
    ['internalTitle', { internalTitle: 'ab' }],
    ['internalTitle', { internalTitle: 'x'.repeat(51) }],
    ['externalTitle', { externalTitle: 'ab ' }],
    ['externalTitle', { externalTitle: 'x'.repeat(101) }],
    ['description', { description: 'ab' }],
    ['description', { description: 'x'.repeat(801) }],
    ['jobTitles', { jobTitles: texts(11) }],
    ['industries', { industries: texts(6) }],
    ['other', { other: 'x'.repeat(51) }],
    ['participants', { participants: 21 }],
    ['participants', { participants: 0 }],
    ['participants', { participants: 1.5 }],
    ['questions[0].title', { questions: [{ type: 'FREE_TEXT', title: ' ', options: [] }] }],
    ['questions[0].title', { questions: [{ type: 'FREE_TEXT', title: 'x'.repeat(251), options: [] }] }],
    ['questions[0].options', { questions: [{ type: 'MULTI_SELECT', title: 'Q', options: ['A'] }] }],
    [
      'questions[0].options[1]',
      { questions: [{ type: 'MULTI_SELECT', title: 'Q', options: ['A', 'x'.repeat(251)] }] },
    ],
    ['questions[0].options[0]', { questions: [{ type: 'SINGLE_SELECT', title: 'Q', options: ['', 'B'] }] }],
  ])('%s: %j', (path, change) => {
    expect(studyProblems({ ...draft, ...change }).map((problem) => problem.path)).toEqual([path]);
    expect(checkStudyDraft({ ...draft, ...change }).ok).toBe(false);
  });

  test('shows all at once, the first as the answer', () => {
    const bad = { ...draft, internalTitle: '', participants: 30 };
    expect(studyProblems(bad)).toEqual([
      { path: 'internalTitle', message: 'Internal title must be at least 3 characters' },
      { path: 'participants', message: 'A study can have at most 20 participants' },
    ]);
    expect(checkStudyDraft(bad)).toEqual({
      ok: false,
      message: 'Internal title must be at least 3 characters',
    });
    expect(checkStudyDraft(draft)).toEqual({ ok: true, value: draft });
  });
});

test.each([
  ['comment at 250', () => parseReportComment('x'.repeat(250)), true],
  ['comment over', () => parseReportComment('x'.repeat(251)), false],
  ['prompt of 4', () => parseStudyPrompt('abcd'), false],
  ['prompt of 5', () => parseStudyPrompt('abcde'), true],
  ['prompt at 1000', () => parseStudyPrompt('x'.repeat(1000)), true],
  ['prompt over', () => parseStudyPrompt('x'.repeat(1001)), false],
])('%s', (_, parse, ok) => expect(parse().ok).toBe(ok));
