import { customerWords } from '#domain/channels/conversation.ts';
import { dataPointLimits, type DataPoint } from '#domain/channels/data-point.ts';
import { propertyLimits } from '#domain/channels/properties.ts';
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
    points.map(({ text, participant, url, externalId, turns, properties }) => ({
      // What the customer says is in the messages again.
      parts: [
        turns.length > 0 ? '' : text,
        participant ?? '',
        url ?? '',
        externalId ?? '',
        ...turns.flatMap((turn) => [turn.text, turn.participant ?? '']),
        ...properties.map(({ value }) => value),
      ],
      people: [participant, ...turns.map((turn) => turn.participant)].flatMap((name) => name ?? []),
    })),
  );
  return points.map((point, at) => {
    const { parts = [], words: found = [] } = entered[at] ?? {};
    const [text = '', participant = '', url, externalId, ...said] = parts;
    // What only the link or the id has can't be reviewed: nobody reads those.
    const read = [text, participant, ...said].join('\n');
    const words = found.filter((one) => read.includes(one.label ?? one.words));
    if (!found.some(({ label }) => label !== null)) return { ...point, words };
    const turns = point.turns.map((turn, place) => ({
      ...turn,
      text: cut(said[2 * place] ?? '', dataPointLimits.text.max),
      participant:
        turn.participant === null ? null : cut(said[2 * place + 1] ?? '', dataPointLimits.participant.max),
    }));
    return {
      ...point,
      turns,
      text: cut(turns.length > 0 ? customerWords(turns) : text, dataPointLimits.text.max),
      participant: participant === '' ? null : cut(participant, dataPointLimits.participant.max),
      properties: point.properties.map((property, place) => ({
        ...property,
        value: cut(said[2 * turns.length + place] ?? '', propertyLimits.value.max),
      })),
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
