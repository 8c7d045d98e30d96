import { expect, test } from 'vitest';
import { pairTranscripts } from './pair-transcripts.ts';

const pairsOf = (...names: string[]) => {
  const { pairs, others } = pairTranscripts(names.map((name) => ({ name })));
  return {
    pairs: pairs.map(({ recording, transcript }) => [recording.name, transcript.name]),
    others: others.map(({ name }) => name),
  };
};

test('a transcript goes with the recording of the same name', () => {
  expect(pairsOf('Sam.vtt', 'plan.docx', 'Sam.MP4', 'Ines.mp3', 'ines.srt')).toEqual({
    pairs: [
      ['Sam.MP4', 'Sam.vtt'],
      ['Ines.mp3', 'ines.srt'],
    ],
    others: ['plan.docx'],
  });
});

test('as meeting tools name it', () => {
  expect(pairsOf('call.mp4', 'call.transcript.vtt')).toEqual({
    pairs: [['call.mp4', 'call.transcript.vtt']],
    others: [],
  });
});

test('one without a recording stays alone, and so does a second recording of that name', () => {
  expect(pairsOf('a.vtt', 'b.mp3', 'b.vtt', 'b.mp4')).toEqual({
    pairs: [['b.mp3', 'b.vtt']],
    others: ['a.vtt', 'b.mp4'],
  });
});
