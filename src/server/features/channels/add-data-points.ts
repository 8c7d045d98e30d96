import {
  mostDataPointsAtOnce,
  parseDataPoint,
  type DataPointDraft,
  type DataPointSource,
} from '#domain/channels/data-point.ts';
import { dataPointRefusal } from '#domain/channels/channel-limits.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { redactDataPoints } from './personal-data/redact-data-points.ts';
import { getChannel } from './policy.ts';
import { storeDataPoints, type StoredPoint } from './store-data-points.ts';

export type NewDataPoints = {
  readonly channelId: string;
  readonly source: DataPointSource;
  readonly points: readonly DataPointDraft[];
};

/**
 * `problems` name the rows that can't be stored, by their place; the others are added all the same. `refusal` says why
 * some were left out that could be stored.
 */
export type AddedDataPoints = {
  readonly addedCount: number;
  readonly knownCount: number;
  readonly leftOutCount: number;
  readonly refusal: string | null;
  readonly problems: { readonly index: number; readonly message: string }[];
};

export type Adding = {
  /** How many the workspace may have. */
  readonly most: number | undefined;
  readonly own: OwnModels | undefined;
  readonly box: SealedBox;
};

/** Feedback from outside, a batch at a time. What is known already stays as it is, so a batch can be sent again. */
export async function addDataPoints(
  ctx: Ctx,
  input: NewDataPoints,
  { most, own, box }: Adding,
): Promise<AddedDataPoints> {
  if (input.points.length === 0 || input.points.length > mostDataPointsAtOnce)
    throw new ValidationError(`Add 1 to ${mostDataPointsAtOnce} data points at a time`);
  const parsed = input.points.map(parseDataPoint);
  const points = parsed.flatMap((point) => (point.ok ? [point.value] : []));
  const problems = parsed.flatMap((point, index) => (point.ok ? [] : [{ index, message: point.message }]));
  const entered = await redactDataPoints(ctx, own, points);
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannel(tx, input.channelId);
    allow(tx, 'channel.import', channel);
    const stored = await storeDataPoints(tx, { ...input, points: entered, most, box });
    const count = (status: StoredPoint['status']): number =>
      stored.filter((point) => point.status === status).length;
    const leftOutCount = count('leftOut');
    return {
      addedCount: count('created'),
      knownCount: count('known'),
      leftOutCount,
      refusal: most !== undefined && leftOutCount > 0 ? dataPointRefusal(most) : null,
      problems,
    };
  });
}
