import type { ViewGroupsQuery } from '#web/lib/graphql.gen.ts';

export type BoardGroup = ViewGroupsQuery['viewGroups'][number];
