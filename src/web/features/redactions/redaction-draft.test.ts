import { expect, test } from 'vitest';
import { draftOf, newDraft, rangeDraft, readDraft } from './redaction-draft.ts';

const saved = {
  id: 'r1',
  start: 65.5,
  end: 70,
  videoBlur: true,
  videoCover: false,
  audioMuted: false,
  area: null,
};

test('what is saved can be edited and reads back the same', () => {
  const draft = draftOf(saved);
  expect([draft.start, draft.end]).toEqual(['1:05.5', '1:10']);
  expect(readDraft(draft, 100)).toEqual({ ok: true, value: saved });
});

test('a part of the picture stays as it is, and goes where the picture is shown', () => {
  const area = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const draft = draftOf({ ...saved, area });
  expect(readDraft(draft, 100)).toMatchObject({ ok: true, value: { area } });
  const heard = { ...draft, videoBlur: false, audioMuted: true };
  expect(readDraft(heard, 100)).toMatchObject({ ok: true, value: { area: null } });
  expect(readDraft({ ...draft, area: { ...area, x: 0.9 } }, 100)).toMatchObject({
    ok: false,
    message: 'The area must be within the picture',
  });
});

test('words are hidden from their first moment to their last, to the millisecond', () => {
  const words = { start: 7.3, end: 8.125 };
  expect(readDraft(rangeDraft(words, { duration: 60, isVideo: true }), 60)).toMatchObject({
    ok: true,
    value: words,
  });
});

test('a new one starts where the recording stands and stays inside it', () => {
  expect(readDraft(newDraft(12.34, { duration: 60, isVideo: true }), 60)).toMatchObject({
    ok: true,
    value: { start: 12.3, end: 22.3, videoBlur: true, audioMuted: true },
  });
  expect(readDraft(newDraft(60, { duration: 60, isVideo: false }), 60)).toMatchObject({
    ok: true,
    value: { start: 59, end: 60, videoBlur: false },
  });
});

test.each([
  [{ start: 'soon' }, 'Enter a time like 1:15 or 1:15.5'],
  [{ end: '9:00' }, 'A redaction must be within the recording'],
  [{ start: '1:20' }, 'A redaction must end after it starts'],
  [{ videoBlur: false }, 'A redaction must blur the picture or mute the sound'],
])('%j is refused', (change, message) => {
  expect(readDraft({ ...draftOf(saved), ...change }, 100)).toMatchObject({ ok: false, message });
});
