import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { customerWords, parseConversation, readConversation, writeConversation } from './conversation.ts';
import { parseDataPoint } from './data-point.ts';
import { parseLanguage } from './language.ts';

const turnsOf = (...drafts: Parameters<typeof parseConversation>[0]) => {
  const parsed = parseConversation(drafts, null);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
};

describe('the customer of a conversation', () => {
  const chat = [
    { participant: 'Bot', text: 'Welcome' },
    { participant: 'Ada', text: 'It is slow' },
    { participant: 'Bot', text: 'Bye' },
  ];

  test('is who speaks first where nobody says otherwise', () => {
    expect(customerWords(turnsOf(...chat))).toBe('Welcome\nBye');
  });

  test('is who the data point is from', () => {
    expect(parseDataPoint({ turns: chat, participant: 'Ada' })).toMatchObject({
      value: { text: 'It is slow' },
    });
  });

  test('is who the messages say it is, also by saying who it is not', () => {
    const said = chat.map((turn) => ({ ...turn, fromCustomer: turn.participant === 'Ada' ? null : false }));
    expect(customerWords(turnsOf(...said))).toBe('It is slow');
    expect(customerWords(turnsOf({ text: 'Hello', fromCustomer: false }))).toBe('Hello');
  });

  test('gives the data point its name and the first message its time', () => {
    const saidAt = new Date('2026-03-01T10:00:00Z');
    const turns = [
      { text: 'Hi', participant: 'Bot', fromCustomer: false, saidAt },
      { text: 'Slow', participant: 'Ada' },
    ];
    expect(parseDataPoint({ turns })).toMatchObject({ value: { participant: 'Ada', saidAt } });
  });
});

test('a conversation has an end', () => {
  const refusal = 'A conversation has at most 500 messages and 20,000 characters';
  expect(
    parseConversation(
      Array.from({ length: 501 }, () => ({ text: 'a' })),
      null,
    ),
  ).toMatchObject({ message: refusal });
  expect(parseConversation([{ text: 'a'.repeat(20_001) }], null)).toMatchObject({ message: refusal });
});

describe('a cell of a table', () => {
  test('has a line for each message, and lines that go on', () => {
    expect(
      readConversation(
        '[2026-03-01T10:00:00Z] Ada (customer): It is slow\n  and ugly\nBo (agent): Sorry\nNo name here',
      ),
    ).toEqual([
      {
        participant: 'Ada',
        saidAt: new Date('2026-03-01T10:00:00Z'),
        fromCustomer: true,
        text: 'It is slow\nand ugly',
      },
      { participant: 'Bo', saidAt: null, fromCustomer: false, text: 'Sorry\nNo name here' },
    ]);
  });

  test('is read as it was written', () => {
    const words = fc.stringMatching(/^[a-z](?:[a-z: ]{0,20}[a-z])?$/u);
    const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));
    const turn = fc.record({
      participant: fc.constantFrom('Ada', 'Bo Li', null),
      saidAt: fc.option(fc.constant(new Date('2026-03-01T10:00:00Z'))),
      fromCustomer: fc.boolean(),
      text: lines,
    });
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 5 }), (turns) => {
        expect(readConversation(writeConversation(turns))).toEqual(turns);
      }),
    );
  });
});

test('a language is a code, whatever region it is from', () => {
  expect(['en', 'de-AT', 'PT_br', ''].map((tag) => parseLanguage(tag))).toEqual(
    ['en', 'de', 'pt', null].map((value) => ({ ok: true, value })),
  );
  expect(parseLanguage('German')).toMatchObject({ ok: false });
});
