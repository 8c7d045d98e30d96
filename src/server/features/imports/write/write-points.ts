import { dataPointRefusal } from '#domain/channels/channel-limits.ts';
import { storeDataPoints } from '#server/features/channels/index.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { requireHolder } from '../import-place.ts';
import type { RowProblem, Written } from './batch.ts';
import type { ReadPoints } from './read-points.ts';

type Points = {
  readonly channelId: string | null;
  readonly points: ReadPoints;
  readonly box: SealedBox;
  /** How many the workspace may have. */
  readonly most: number | undefined;
};

/** A batch of rows as data points of a channel, which knows by itself what it has already. */
export async function writePoints(tx: TxCtx, { channelId, points, box, most }: Points): Promise<Written> {
  const whole = [...points].flatMap(([row, point]) => (point.ok ? [{ row, point: point.value }] : []));
  const stored = await storeDataPoints(tx, {
    channelId: requireHolder(channelId),
    source: 'csv',
    points: whole.map(({ point }) => point),
    box,
    most,
  });
  const problems: RowProblem[] = [...points].flatMap(([row, point]) =>
    point.ok ? [] : [{ row, kind: 'INVALID', message: point.message }],
  );
  const touched: Written['touched'][number][] = [];
  const saidAt: Date[] = [];
  for (const [at, { row, point }] of whole.entries()) {
    const result = stored[at];
    if (result?.status === 'created') {
      touched.push({ row, id: result.id, isNew: true });
      saidAt.push(point.saidAt ?? tx.now());
    } else if (result?.status === 'leftOut')
      problems.push({ row, kind: 'INVALID', message: dataPointRefusal(most ?? 0) });
    else problems.push({ row, kind: 'DUPLICATE', message: 'This already exists' });
  }
  return { touched, createdIds: touched.map(({ id }) => id), personIds: [], previous: [], saidAt, problems };
}
