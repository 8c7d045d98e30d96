import { dataPointLimits, type DataPoint } from '#domain/channels/data-point.ts';
import { redactEntering, type EnteredWords } from '#server/features/personal-data/index.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { fingerprintOf, hashOf } from '../fingerprint-of.ts';

/** With the personal data that was found in it. */
export type EnteredPoint = DataPoint & { readonly words: readonly EnteredWords[] };

/**
 * Before they are stored, by the mode of the workspace. Who said it counts as personal; a link that tells who is left
 * out, and such an id gives way to a hash, by which the same data point is known again.
 */
export async function redactDataPoints(
  ctx: Ctx,
  own: OwnModels | undefined,
  points: readonly DataPoint[],
): Promise<EnteredPoint[]> {
  const entered = await redactEntering(
    ctx,
    { projectId: null, own },
    points.map(({ text, participant, url, externalId }) => ({
      parts: [text, participant ?? '', url ?? '', externalId ?? ''],
      people: participant === null ? [] : [participant],
    })),
  );
  return points.map((point, at) => {
    const { parts = [], words: found = [] } = entered[at] ?? {};
    const [text = '', participant = '', url, externalId] = parts;
    // What only the link or the id has can't be reviewed: nobody reads those.
    const words = found.filter((one) => `${text}\n${participant}`.includes(one.label ?? one.words));
    if (!found.some(({ label }) => label !== null)) return { ...point, words };
    return {
      ...point,
      text: cut(text, dataPointLimits.text.max),
      participant: participant === '' ? null : cut(participant, dataPointLimits.participant.max),
      url: url === point.url ? point.url : null,
      externalId: idOf(point, externalId),
      words,
    };
  });
}

/** A label may be longer than what it stands for. */
function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed();
}

function idOf(point: DataPoint, redacted: string | undefined): string {
  if (point.externalId === null) return fingerprintOf(point);
  return redacted === point.externalId ? point.externalId : hashOf(point.externalId);
}
