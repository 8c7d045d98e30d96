import { parseDataPoint } from '#domain/channels/data-point.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { insertChannel, storeDataPoints } from '#server/features/channels/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { sampleChannel, sampleFeedback } from './sample/feedback.data.ts';

const dayMs = 86_400_000;

/** Feedback of the last weeks, which Hark sorts into themes by itself where it has a model for it. */
export async function fillSampleChannel(tx: TxCtx, createdBy: string): Promise<void> {
  const { title, context } = sampleChannel;
  const { id } = await insertChannel(tx, { title, context, folderId: null, createdBy, isSample: true });
  const now = tx.now().getTime();
  const points = sampleFeedback.map(([participant, daysAgo, text]) =>
    accept(parseDataPoint({ text, participant, saidAt: new Date(now - daysAgo * dayMs) })),
  );
  await storeDataPoints(tx, { channelId: id, source: 'csv', points });
}
