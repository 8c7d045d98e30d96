import type { Database } from '#server/platform/db/database.ts';

export const nothingWrong = { ofThemes: 0, ofChannels: 0, inGoneThemes: 0 };

/** How many counts are not the numbers of their rows, and how many data points are in themes that are no more. */
export async function countWrong({ owner }: Database): Promise<typeof nothingWrong | undefined> {
  const { rows } = await owner.query<typeof nothingWrong>(
    `select
       (select count(*) from themes t where t.point_count <> (select count(*) from data_points p where p.theme_id = t.id)
          or t.point_count <> (select coalesce(sum(d.point_count), 0) from theme_days d
            where d.theme_id = t.id))::int as "ofThemes",
       (select count(*) from channels c where
            (select count(*) from data_points p where p.channel_id = c.id)
              <> (select coalesce(sum(d.point_count), 0) from channel_days d where d.channel_id = c.id)
            or (select count(theme_id) from data_points p where p.channel_id = c.id)
              <> (select coalesce(sum(d.themed_count), 0) from channel_days d
                where d.channel_id = c.id))::int as "ofChannels",
       (select count(*) from data_points p join themes t on t.id = p.theme_id
          where t.state <> 'active' and t.rest_into is null)::int as "inGoneThemes"`,
  );
  return rows[0];
}
