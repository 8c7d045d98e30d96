import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';
import { parseTranscript } from './parse-transcript.ts';
import { readAsTranscript, recognizeTranscript } from './recognize-transcript.ts';

const turns = (content: string) => {
  const parsed = parseTranscript(content);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value.map(({ speaker, start, end, words }) => [
    speaker,
    start,
    end,
    words.map(({ text }) => text).join(' '),
  ]);
};

describe('a transcript made elsewhere', () => {
  test('WebVTT: voices, settings, tags, notes, entities', () => {
    const vtt = `\uFEFFWEBVTT - a title

NOTE
a remark 00:00

STYLE
::cue { color: red }

one
00:00.000 --> 00:02.000 align:start position:10%
<v.loud Anna Lee>Hello &amp; <b>welcome</b></v>

00:00:02.500 --> 00:00:04.000
<v Anna Lee>to the call
<v Bob>Hi

00:90.000 --> 00:99.000
not a time

01:00:00.000 --> 01:00:01.500
<00:00:01.000>The end
`;
    expect(turns(vtt)).toEqual([
      ['Anna Lee', 0, expect.closeTo(3.77, 1), 'Hello & welcome to the call'],
      ['Bob', expect.closeTo(3.77, 1), 4, 'Hi'],
      ['', 3600, 3601.5, 'The end'],
    ]);
  });

  test('SubRip: numbers, commas, speakers by name, Windows lines', () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nANNA: Was it easy?\r\n\r\n2\r\n00:00:02,100 --> 00:00:05,000\r\nBob: Not really.\r\nI gave up at 3: the form.\r\n3\r\n00:00:05,100 --> 00:00:06,000\r\nBob: {\\an8}<i>Sorry.</i>\r\n';
    expect(turns(srt)).toEqual([
      ['ANNA', 1, 2, 'Was it easy?'],
      ['Bob', 2.1, 6, 'Not really. I gave up at 3: the form. Sorry.'],
    ]);
  });

  test.each([
    [
      'Anna: Hello.\nBob: Hi there.',
      [
        ['Anna', 'Hello.'],
        ['Bob', 'Hi there.'],
      ],
    ],
    [
      '[00:00:05] Anna: Hello.\n[00:01:10] Bob: Hi.',
      [
        ['Anna', 'Hello.', 5],
        ['Bob', 'Hi.', 70],
      ],
    ],
    [
      'Anna Lee  0:05\nHello.\n\nBob  1:10\nHi.',
      [
        ['Anna Lee', 'Hello.', 5],
        ['Bob', 'Hi.', 70],
      ],
    ],
    [
      'Anna Lee (00:05): Hello.\nBob (01:10):\nHi.',
      [
        ['Anna Lee', 'Hello.', 5],
        ['Bob', 'Hi.', 70],
      ],
    ],
    [
      '[Anna Lee] 10:00:05\nHello.\n\n[Bob] 10:01:10\nHi.',
      [
        ['Anna Lee', 'Hello.', 36_005],
        ['Bob', 'Hi.', 36_070],
      ],
    ],
    ['Just words, https://example.org: no names.', [['', 'Just words, https://example.org: no names.']]],
    ['Written by https://example.org', [['', 'Written by https://example.org']]],
  ])('text: %j', (content, expected) => {
    const found = turns(content).map(([speaker, start, , text], index) =>
      expected[index]?.length === 3 ? [speaker, text, start] : [speaker, text],
    );
    expect(found).toEqual(expected);
  });

  test('nothing gets a time that the text doesn’t give', () => {
    expect(turns('Anna: Hello.\nIt is late.\nBob: Hi.\nAnna: So?')).toEqual([
      ['Anna', 0, 0, 'Hello. It is late.'],
      ['Bob', 0, 0, 'Hi.'],
      ['Anna', 0, 0, 'So?'],
    ]);
    expect(turns('Anna (00:05): Hello.\nBob: Hi.\nAnna (00:02): So?').map(([, start]) => start)).toEqual([
      5, 0, 2,
    ]);
  });

  test('what comes before the first turn is said by nobody', () => {
    const parsed = parseTranscript('Interview 4\nMay 3, in Bern\n\nAnna: Hello.\nBob: Hi.');
    expect(parsed.ok && parsed.value.map(({ speaker, isOutside = false }) => [speaker, isOutside])).toEqual([
      ['', true],
      ['', true],
      ['Anna', false],
      ['Bob', false],
    ]);
  });

  test.each([
    [
      'empty lines between time and words',
      '1\n\n00:00:01,000 --> 00:00:02,000\n\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nBye\n',
    ],
    [
      'line breaks that were changed twice',
      '1\r\r\n00:00:01,000 --> 00:00:02,000\r\r\nHello\r\r\n\r\r\n2\r\r\n00:00:03,000 --> 00:00:04,000\r\r\nBye\r\r\n',
    ],
    [
      'a cue without words, and names of cues',
      'WEBVTT\n\na-0\n00:01.000 --> 00:02.000\nHello\n\na-1\n00:02.000 --> 00:03.000\n\na-2\n00:03.000 --> 00:04.000\nBye\n',
    ],
  ])('captions with %s', (_what, content) => {
    const read = parseTranscript(content);
    expect(read.ok && read.value.flatMap(({ words }) => words.map(({ text }) => text))).toEqual([
      'Hello',
      'Bye',
    ]);
  });

  test('captions that name the speaker on a line of their own', () => {
    const cue = (at: number, name: string, words: string) =>
      `0:0:${at}.0 --> 0:0:${at + 1}.500\n${name}\n${words}\n`;
    const said = [
      cue(1, 'Anna Lee', 'Hello.'),
      cue(9, 'Bob', 'Hi.'),
      cue(15, 'Anna Lee', 'So?'),
      cue(20, 'Bob', 'Well.'),
    ];
    expect(turns(said.join('\n')).map(([speaker, , , text]) => [speaker, text])).toEqual([
      ['Anna Lee', 'Hello.'],
      ['Bob', 'Hi.'],
      ['Anna Lee', 'So?'],
      ['Bob', 'Well.'],
    ]);
  });

  test.each([
    ['WEBVTT\n\n00:00.000 --> 00:02.000\nHello', true],
    ['Anna (00:05): Hello.\nBob (00:09): Hi.\nAnna (00:12): So?', true],
    ['Speaker 1  0:05\nHello.\n\nSpeaker 2  0:09\nHi.\n\nSpeaker 1  0:12\nSo?', true],
    ['Agenda: plan\nWhere: room 2\nWhen: 10:30\nWe will talk about pricing.', false],
    [`Anna (00:05): Hello.\nBob (00:09): Hi.\nAnna (00:12): So?\n${'A report goes on.\n'.repeat(20)}`, false],
    ['Meeting notes\n\n- first\n- second', false],
  ])('%j is recognized or not', (content, isOne) => {
    expect(recognizeTranscript(content) !== undefined).toBe(isOne);
  });

  test('words get their share of the time of their line', () => {
    const parsed = parseTranscript('WEBVTT\n\n00:00.000 --> 00:10.000\naaaa bbbbbbbbbbbbbb\n');
    const words = parsed.ok ? parsed.value[0]?.words : [];
    expect(words?.map(({ start, end }) => [start, end])).toEqual([
      [0, 2.5],
      [2.5, 10],
    ]);
  });

  test('what has no text is refused in words', () => {
    expect(parseTranscript('  \n')).toEqual({ ok: false, message: 'There is no text in this file' });
    expect(parseTranscript('WEBVTT\n\n00:02 --> x\n')).toEqual({
      ok: false,
      message: 'There are no captions with times in this file',
    });
  });

  test('lines that overlap are told one after the other', () => {
    const parsed = parseTranscript('00:01.000 --> 00:02.000\none two\n\n00:01.000 --> 00:02.000\nthree');
    expect(parsed).toMatchObject({
      ok: true,
      value: [{ start: 1, end: 2, words: [{ start: 1 }, { start: 1.5 }, { start: 2, end: 2 }] }],
    });
  });

  test('times never run backwards, whatever the file holds', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'WEBVTT',
        '',
        '00:01.000 --> 00:02.000',
        '00:05,000 --> 00:03,000',
        'A: b',
        '<v',
        '12',
        '-->',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const parsed = parseTranscript(lines.join('\n'));
        if (!parsed.ok) return;
        for (const { start, end, words } of parsed.value) {
          expect(end).toBeGreaterThanOrEqual(start);
          const starts = words.map((word) => word.start);
          expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test('a megabyte of unclosed tags takes no time', () => {
    // What the machine does beside it doesn't count.
    const started = process.threadCpuUsage();
    parseCaptions(`WEBVTT\n\n00:00.000 --> 00:01.000\n${'<v '.repeat(100_000)}\n`);
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(2000);
  });
});

describe('text that somebody wants as a transcript', () => {
  const talk = 'Interviewer: How was it?\nAnna: Slow.\nInterviewer: Why?\nAnna: The export hung.';

  test('names that come back are enough, though nothing says so by itself', () => {
    expect(recognizeTranscript(talk)).toBeUndefined();
    expect(readAsTranscript(talk)?.map(({ speaker }) => speaker)).toEqual([
      'Interviewer',
      'Anna',
      'Interviewer',
      'Anna',
    ]);
  });

  test.each([
    ['facts, each named once', 'Date: today\nPlace: Bern\nAge: 40\nRole: cook\nTool: a spoon'],
    ['one person only', 'Anna: One.\nAnna: Two.\nAnna: Three.\nAnna: Four.'],
    ['prose with two quotes', 'We met.\nAnna: Slow.\nThen we left.\nIt rained.\nAnna: Fine.'],
  ])('not %s', (_name, text) => {
    expect(readAsTranscript(text)).toBeUndefined();
  });
});
