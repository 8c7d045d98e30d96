import { expect, test } from 'vitest';
import { preparingText, stoppedText } from './recording-words.ts';

const fresh = { progress: 0, doing: '', processingError: null, redacting: false } as const;

test.each([
  [{ ...fresh, processing: 'WAITING' }, 'Waiting to start'],
  [{ ...fresh, processing: 'PROGRESSING', progress: 0.4, doing: 'Making pictures' }, 'Making pictures, 40%'],
  [{ ...fresh, processing: 'WAITING', redacting: true }, 'Redacting, waiting to start'],
  [
    { ...fresh, processing: 'PROGRESSING', progress: 0.4, doing: 'Redacting', redacting: true },
    'Redacting, 40%',
  ],
] as const)('%j reads “%s”', (file, text) => expect(preparingText(file)).toBe(text));

test('a canceled redaction says what can be done, a failure its reason', () => {
  const canceled = {
    ...fresh,
    processing: 'CANCELLED',
    processingError: 'User requested cancellation',
  } as const;
  expect(stoppedText({ ...canceled, redacting: true })).toContain('Redacting was canceled');
  expect(stoppedText(canceled)).toBe('User requested cancellation');
  expect(stoppedText({ ...fresh, processing: 'ERROR', processingError: 'Damaged', redacting: true })).toBe(
    'Damaged',
  );
});
