import { useQuery } from 'urql';
import { countLabel } from '#web/ui/count-label.ts';
import { TranscriptionMinutesDocument } from './transcription.gen.ts';

/** What the engine was asked for, by everybody. */
export function MinutesUsed() {
  const [{ data }] = useQuery({ query: TranscriptionMinutesDocument, requestPolicy: 'cache-and-network' });
  if (!data) return null;
  return <p>{countLabel(data.transcriptionMinutes, 'minute')} transcribed this month in this workspace.</p>;
}
