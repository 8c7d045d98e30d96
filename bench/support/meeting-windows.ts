import { splitSentences } from '#engines/answering/index.ts';
import type { Turn } from './meetings.ts';

export type MeetingSentence = { readonly text: string; readonly turn: number; readonly opensTurn: boolean };
export type MeetingWindow = {
  readonly text: string;
  readonly turns: readonly number[];
  readonly sentences: readonly MeetingSentence[];
};

const wordsEach = 120;

/** Neighbouring turns in windows of about 120 words, each knowing the turns it is made of. */
export function cutMeeting(turns: readonly Turn[]): MeetingWindow[] {
  const windows: MeetingWindow[] = [];
  let open: MeetingSentence[] = [];
  let words = 0;
  for (const [turn, { text }] of turns.entries())
    for (const [place, sentence] of splitSentences(text).entries()) {
      const count = sentence.text.split(/\s+/).length;
      if (open.length > 0 && words + count > wordsEach) close();
      open.push({ text: sentence.text, turn, opensTurn: place === 0 });
      words += count;
    }
  close();
  return windows;

  function close(): void {
    if (open.length > 0)
      windows.push({
        text: open.map(({ text }) => text).join(' '),
        turns: [...new Set(open.map(({ turn }) => turn))],
        sentences: open,
      });
    open = [];
    words = 0;
  }
}

export function sentencesOf(windows: readonly MeetingWindow[]): MeetingSentence[] {
  return windows.flatMap(({ sentences }) => sentences);
}
