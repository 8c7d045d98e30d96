import { boolean, instant, literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional } from '#domain/codec/structures.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { sentiments } from '#domain/channels/sentiment.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { DataPointFilter } from '../data-point-filter.ts';
import '../tables.ts';

/** A filter as it is kept until a job is through with it. */
export const matchingCodec = object({
  themeId: optional(nullable(uuid)),
  topicId: optional(uuid),
  sentiment: optional(literal(...sentiments)),
  source: optional(string),
  language: optional(string),
  query: optional(string),
  from: optional(instant),
  to: optional(instant),
  excluded: boolean,
  properties: array(object({ columnId: uuid, value: string })),
});
export type Matching = TypeOf<typeof matchingCodec>;

/** With the columns that its values are of. */
export async function filterOf(
  { workspace }: Pick<Ctx, 'workspace'>,
  db: Db,
  channelId: string,
  { properties, from, to, ...matching }: Matching,
): Promise<DataPointFilter> {
  const columns = await db
    .selectFrom('channel_columns')
    .select(['id', 'place', 'name', 'has_choices as hasChoices'])
    .where('workspace_id', '=', workspace.id)
    .where('channel_id', '=', channelId)
    .execute();
  return {
    ...matching,
    channelId,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
    properties: properties.map(({ columnId, value }) => {
      const column = columns.find(({ id }) => id === columnId);
      if (!column) throw new NotFound();
      return { column, value };
    }),
  };
}
