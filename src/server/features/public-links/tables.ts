import type { Generated } from 'kysely';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    public_links: {
      workspace_id: string;
      id: string;
      object_type: AccessObjectType;
      object_id: string;
      /** Set: the link shows this highlight and nothing else of the object. */
      highlight_id: Generated<string | null>;
      /** Set: the link shows this view of the project and nothing else of it. */
      view_id: Generated<string | null>;
      token_hash: Buffer;
      /** The token, sealed; null for links from before and revoked ones. */
      secret_id: Generated<string | null>;
      password_hash: string | null;
      no_download: boolean;
      hide_names: boolean;
      show_notes: Generated<boolean>;
      show_views: Generated<boolean>;
      view_count: Generated<string>;
      expires_at: Date | null;
      created_by: string | null;
      created_at: Date;
      revoked_at: Date | null;
      revoked_by: string | null;
    };
  }
}
