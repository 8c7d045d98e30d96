import type { NoticeWay } from '#domain/notifications/notices.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { FollowFrequency } from '#domain/notifications/follows.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    follows: {
      workspace_id: string;
      member_id: string;
      object_id: string;
      frequency: FollowFrequency;
      created_at: Date;
      told_until: Date;
      due_at: Date;
    };
    notification_options: {
      workspace_id: string;
      member_id: string;
      object_id: string | null;
      all_changes_enabled: boolean;
      insights_published_enabled: boolean;
      all_comments_enabled: boolean;
      updated_at: Date;
    };
    notifications: {
      workspace_id: string;
      id: string;
      member_id: string;
      event_id: string;
      type: string;
      metadata: JSONColumnType<Record<string, unknown>>;
      link: string;
      actor_id: string | null;
      object_id: string | null;
      person_id: Generated<string | null>;
      created_at: Date;
      read_at: Date | null;
      digest_from: Generated<Date | null>;
    };
    told_mentions: { workspace_id: string; object_id: string; member_id: string; told_at: Date };
    notice_choices: {
      workspace_id: string;
      member_id: string;
      object_id: string | null;
      notice: string;
      way: NoticeWay;
    };
  }
}
