import type { Generated } from 'kysely';
import type { SharedType } from '#domain/routes/object-url.ts';

export type AccessObjectType = SharedType;

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    groups: {
      workspace_id: string;
      id: string;
      name: string;
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    group_members: { workspace_id: string; group_id: string; member_id: string; added_at: Date };
    access_objects: {
      workspace_id: string;
      id: string;
      type: AccessObjectType;
      parent_id: string | null;
      source_id: string;
    };
    grants: {
      workspace_id: string;
      object_id: string;
      grantee: string;
      level: number;
      granted_by: string | null;
      created_at: Date;
    };
    access_requests: {
      workspace_id: string;
      id: string;
      object_id: string;
      member_id: string;
      message: string;
      created_at: Date;
      answered_at: Date | null;
      answered_by: string | null;
      approved: boolean | null;
    };
  }
}
