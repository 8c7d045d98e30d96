import { sql } from 'kysely';

/** What a template brings, in numbers. */
export type TemplateCounts = {
  readonly tagCount: number;
  readonly fieldCount: number;
  readonly viewCount: number;
  readonly questionCount: number;
  readonly noteCount: number;
  readonly insightCount: number;
};

export function countsOf(table: 'workspace_templates' | 'gallery_templates') {
  const countOf = (file: string) =>
    sql<number>`coalesce(jsonb_array_length(${sql.table(table)}.contents -> ${sql.lit(file)}), 0)`;
  return [
    countOf('tags').as('tagCount'),
    sql<number>`${countOf('fields')} + ${countOf('values')}`.as('fieldCount'),
    countOf('projectViews').as('viewCount'),
    countOf('questions').as('questionCount'),
    countOf('notes').as('noteCount'),
    countOf('insights').as('insightCount'),
  ] as const;
}
