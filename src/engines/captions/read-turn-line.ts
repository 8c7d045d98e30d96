import { splitSpeaker } from './split-speaker.ts';

const stamp = /^\s*[[(]?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?[\])]?\s*(?:-\s*)?/;
const clock = String.raw`(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
const name = String.raw`(?:\[(?<bracketed>[^\]]{1,60})\]|(?<plain>[\p{L}\p{N}][^:：]{0,58}?))`;
/** `Anna Lee  0:15` or `[Anna] 10:05:13` above what she said, as meeting tools write it. */
const above = new RegExp(String.raw`^${name}\s+[[(]?(?<time>${clock})[\])]?$`, 'u');
/** `Anna Lee (00:13): Hello`, with or without the words behind it. */
const inside = new RegExp(String.raw`^${name}\s*[[(](?<time>${clock})[\])]\s*[:：]\s*(?<text>.*)$`, 'su');

/** A line of a transcript: who starts to speak, when, and their first words, as far as it says so. */
export type TurnLine = {
  /** Empty where nobody is named. */
  readonly speaker: string;
  readonly time: number | undefined;
  readonly text: string;
};

export function readTurnLine(raw: string): TurnLine {
  const { time, rest } = readStamp(raw);
  const found = (inside.exec(rest) ?? above.exec(rest))?.groups;
  const speaker = (found?.['bracketed'] ?? found?.['plain'] ?? '').trim();
  if (found && speaker !== '' && speaker.split(/\s+/).length <= 6)
    return {
      speaker,
      time: readStamp(found['time'] ?? '').time ?? time,
      text: (found['text'] ?? '').trim(),
    };
  return { ...splitSpeaker(rest), time };
}

/** Whether a transcript may begin here, after a heading or an introduction. */
export function startsTranscript(line: string): boolean {
  const { speaker, time } = readTurnLine(line);
  return speaker !== '' || time !== undefined || line.includes('-->') || /^\s*WEBVTT/.test(line);
}

function readStamp(line: string): { time: number | undefined; rest: string } {
  const found = stamp.exec(line);
  if (!found) return { time: undefined, rest: line.trim() };
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = found;
  const time = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
  return { time, rest: line.slice(found[0].length).trim() };
}
