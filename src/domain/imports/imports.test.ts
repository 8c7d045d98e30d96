import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { inferQuestionType, readsAsQuestion } from './infer-question.ts';
import { messagesOf, rawItemCodec } from './raw-item.ts';
import { hasSeveralAnswerColumns, surveyTargetOf } from './survey-import.ts';

describe('raw items', () => {
  const message = (externalId: string, timestamp: string) => ({
    externalId,
    text: 'Hi',
    timestamp,
    participant: null,
  });
  const early = message('a', '2026-01-01T00:00:00Z');
  const late = message('b', '2026-01-01T01:00:00+00:00');
  const links = { externalId: 'x', externalUrl: null, importUrl: 'https://x' };

  test('a ticket is its own only message', () => {
    const item = decode(rawItemCodec, { ...links, raw: { kind: 'ticket', ...early } });
    expect(messagesOf(item)).toEqual([early]);
  });

  test('a conversation is read in time', () => {
    const item = decode(rawItemCodec, { ...links, raw: { kind: 'conversation', messages: [late, early] } });
    expect(messagesOf(item)).toEqual([early, late]);
  });

  test('a message has a time', () => {
    expect(isOf(rawItemCodec, { ...links, raw: { kind: 'ticket', ...early, timestamp: 'today' } })).toBe(
      false,
    );
  });
});

describe('surveys', () => {
  test('one question makes a table a survey', () => {
    expect(surveyTargetOf(['TITLE', 'CONTENT', 'CONTENT'])).toBe('CONTENT');
    expect(surveyTargetOf(['CONTENT', 'QUESTION'])).toBe('SURVEY');
    expect(surveyTargetOf(['TITLE', 'OPTION', 'OPTION'])).toBe('SURVEY');
  });

  test.each([
    ['SELECT', ['Yes', 'No', 'Yes; No'], 'MULTI_SELECT'],
    ['SELECT', ['Yes', 'No', 'Yes'], 'SINGLE_SELECT'],
    ['SELECT', ['Web', 'Web, Phone', 'Phone, Tablet', 'Tablet, Web', 'Tablet', 'Phone'], 'MULTI_SELECT'],
    ['BOOLEAN', ['yes', 'no'], 'SINGLE_SELECT'],
    ['NUMBER', ['1', '2', '5', '5', '4', ''], 'SINGLE_SELECT'],
    ['NUMBER', ['100', '2000'], 'FREE_TEXT'],
    ['TEXT', ['Because it is slow'], 'FREE_TEXT'],
  ] as const)('cells of %s like %j are answered by %s', (type, cells, answered) =>
    expect(inferQuestionType(type, cells)).toBe(answered),
  );

  test.each([
    ['What did you like?', true],
    ['How satisfied are you? [Price]', true],
    ['Q12 Reason', true],
    ['Country', false],
    ['Quality', false],
  ])('%s reads as a question: %s', (header, is) => expect(readsAsQuestion(header)).toBe(is));

  test.each([
    [[], false],
    [['CONTENT', 'FIELD', 'SKIP'], false],
    [['QUESTION'], false],
    [['CONTENT', 'QUESTION'], true],
    [['QUESTION', 'QUESTION'], true],
    [['OPTION', 'OPTION'], true],
    [['CONTENT', 'CONTENT'], true],
  ] as const)('%j is flagged: %s', (uses, flagged) => expect(hasSeveralAnswerColumns(uses)).toBe(flagged));
});
