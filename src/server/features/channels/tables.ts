import type { ColumnType, Generated } from 'kysely';
import type { WrapBlock } from '#domain/ai/activity-wrap.ts';
import type { Property } from '#domain/channels/properties.ts';
import type { ThemeCount } from '#domain/channels/theme-trend.ts';
import type { Sentiment } from '#domain/channels/sentiment.ts';
import type { SortingReason } from '#domain/channels/sorting-plan.ts';
import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import type { PersonalState } from '#domain/personal-data/states.ts';
import type { Sensitivity } from '#domain/ai/clustering.ts';

type Placer = 'engine' | 'person';
export type ThemeState = 'active' | 'merged' | 'dismissed';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    channels: {
      workspace_id: string;
      id: string;
      folder_id: string | null;
      title: string;
      context: string;
      sensitivity: Sensitivity;
      wanted_themes: number | null;
      access_id: string;
      model: Generated<string>;
      sentiment_reader: Generated<string>;
      sorted_at: Date | null;
      sorted_count: Generated<number>;
      sorted_outliers: Generated<number>;
      sorting_job_id: string | null;
      sorting_wanted: Generated<number>;
      read_again_since: Date | null;
      looked_at: Date | null;
      tended_at: Date | null;
      created_by: string;
      trashed_at: Date | null;
      trashed_by: string | null;
      trashed_with: string | null;
      is_sample: Generated<boolean>;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    themes: {
      workspace_id: string;
      id: string;
      channel_id: string;
      title: string;
      titled_by: Placer;
      pinned: Generated<boolean>;
      kept: Generated<boolean>;
      state: Generated<ThemeState>;
      merged_into: string | null;
      centroid: Buffer;
      quote_id: string | null;
      told_rising_at: Date | null;
      rest_into: string[] | null;
      named_likeness: number | null;
      topic_id: string | null;
      topic_by: Generated<Placer>;
      point_count: Generated<number>;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    data_points: {
      workspace_id: string;
      channel_id: string;
      id: string;
      source: string;
      external_id: string;
      text: string;
      said_at: Date;
      participant: string | null;
      url: string | null;
      vector: Buffer | null;
      theme_id: string | null;
      theme_score: number | null;
      placed_by: Generated<Placer>;
      sentiment: Sentiment | null;
      added_at: Date;
      excluded_at: Generated<Date | null>;
      language: Generated<string | null>;
      /** By the places of its channel's columns. */
      properties: Generated<Record<string, string>>;
      /** Not placed yet: the database's own word for a score that is not there. */
      waiting: ColumnType<boolean, never, never>;
    };
    /** Messages of a data point that is a conversation. */
    data_point_turns: {
      workspace_id: string;
      point_id: string;
      place: number;
      channel_id: string;
      participant: string | null;
      said_at: Date | null;
      from_customer: boolean;
      text: string;
    };
    channel_columns: {
      workspace_id: string;
      id: string;
      channel_id: string;
      place: number;
      name: string;
      has_choices: Generated<boolean>;
    };
    channel_column_values: { workspace_id: string; column_id: string; value: string };
    /** Data points whose texts are in no batch yet. */
    unindexed_texts: { workspace_id: string; channel_id: string; point_id: string };
    text_batches: {
      workspace_id: string;
      id: string;
      channel_id: string;
      first_id: string;
      last_id: string;
      is_stale: Generated<boolean>;
    };
    data_point_values: {
      workspace_id: string;
      column_id: string;
      value: string;
      said_at: Date;
      point_id: string;
    };
    channel_languages: { workspace_id: string; channel_id: string; language: string };
    channel_wraps: {
      workspace_id: string;
      id: string;
      channel_id: string;
      first_day: Date;
      end_day: Date;
      title: string;
      blocks: WrapBlock[];
      themes: ThemeCount[];
      kept_by: string;
      kept_at: Date;
    };
    topic_proposals: {
      workspace_id: string;
      id: string;
      channel_id: string;
      title: string;
      description: string;
      theme_ids: string[];
      centroid: Buffer;
      proposed_at: Date;
      dismissed_at: Date | null;
      dismissed_by: string | null;
    };
    data_point_words: {
      workspace_id: string;
      id: string;
      channel_id: string;
      point_id: string;
      kind: PersonalKind;
      words: string | null;
      sealed_id: string | null;
      label: string | null;
      found_by: 'pattern' | 'people' | 'model';
      state: PersonalState;
      created_at: Date;
      reviewed_by: string | null;
      reviewed_at: Date | null;
    };
    channel_days: {
      workspace_id: string;
      channel_id: string;
      day: Date;
      point_count: number;
      themed_count: number;
      positive_count: Generated<number>;
      negative_count: Generated<number>;
      people_count: Generated<number>;
      /** Whose last day in the channel it is. */
      last_people_count: Generated<number>;
    };
    theme_days: {
      workspace_id: string;
      theme_id: string;
      day: Date;
      point_count: number;
      positive_count: Generated<number>;
      negative_count: Generated<number>;
      people_count: Generated<number>;
      /** Whose last day in the theme it is. */
      last_people_count: Generated<number>;
    };
    value_months: {
      workspace_id: string;
      column_id: string;
      month: Date;
      /** The channel itself, or a theme of it. */
      scope_id: string;
      value: string;
      point_count: number;
    };
    last_days: {
      workspace_id: string;
      channel_id: string;
      /** The channel itself, or a theme of it. */
      scope_id: string;
      participant: string;
      day: Date;
    };
    topics: {
      workspace_id: string;
      id: string;
      channel_id: string;
      title: string;
      description: Generated<string>;
      created_by: string;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    note_origins: {
      workspace_id: string;
      note_id: string;
      channel_id: string;
      point_id: string;
      url: string | null;
      said_at: Date;
      participant: string | null;
      properties: Generated<Property[]>;
    };
    cluster_runs: {
      workspace_id: string;
      id: string;
      channel_id: string;
      why: SortingReason;
      sensitivity: number;
      wanted_themes: number | null;
      model: string;
      sample_count: number;
      theme_count: number;
      point_count: number | null;
      themed_count: number | null;
      ran_at: Date;
      finished_at: Date | null;
    };
    theme_lineage: {
      workspace_id: string;
      id: string;
      channel_id: string;
      run_id: string | null;
      change_id: string | null;
      kind: 'same' | 'split' | 'merge' | 'new' | 'gone';
      from_id: string | null;
      to_id: string | null;
      jaccard: number | null;
      made_at: Date;
    };
    theme_proposals: {
      workspace_id: string;
      theme_id: string;
      title: string;
      why: 'drift' | 'label';
      proposed_at: Date;
      dismissed_at: Date | null;
      dismissed_by: string | null;
    };
    theme_insights: { workspace_id: string; theme_id: string; insight_id: string; made_at: Date };
    theme_moves: {
      workspace_id: string;
      change_id: string;
      channel_id: string;
      from_ids: string[];
      into_id: string | null;
      undone: Generated<boolean>;
    };
    point_changes: {
      workspace_id: string;
      id: string;
      channel_id: string;
      kind: 'move' | 'exclude' | 'include' | 'delete';
      theme_id: string | null;
      matching: unknown;
      total: number;
      asked_at: Date;
      after_said_at: Date | null;
      after_id: string | null;
    };
    theme_change_points: {
      workspace_id: string;
      change_id: string;
      point_id: string;
      theme_id: string | null;
      theme_score: number | null;
      placed_by: Placer;
      excluded_at: Date | null;
    };
    theme_changes: {
      workspace_id: string;
      id: string;
      channel_id: string;
      made_by: string;
      made_at: Date;
      undone_at: Date | null;
      points: string;
      themes: string;
      made_themes: Generated<string[]>;
      topics: Generated<string>;
      made_topics: Generated<string[]>;
      /** Whether it excluded points, or included them again. */
      excluding: Generated<boolean>;
      left_in: (string | null)[] | null;
      after_themes: string | null;
      after_topics: string | null;
      kept_points: Generated<number>;
      kept_themes: Generated<number>;
      kept_topics: Generated<number>;
    };
  }
}
