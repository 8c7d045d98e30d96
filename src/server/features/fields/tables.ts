import type { Generated } from 'kysely';
import type { FieldOwner, FieldType } from '#domain/fields/field-types.ts';
import type { NumberFormat } from '#domain/fields/number-field.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    field_sets: {
      workspace_id: string;
      id: string;
      owner: FieldOwner;
      project_id: string | null;
      created_at: Date;
    };
    fields: {
      workspace_id: string;
      id: string;
      field_set_id: string;
      label: string;
      type: FieldType;
      number_format: NumberFormat | null;
      currency_symbol: string | null;
      max_options: number | null;
      rank: number;
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      trashed_at: Date | null;
      trashed_by: string | null;
      version: Generated<number>;
    };
    field_options: {
      workspace_id: string;
      id: string;
      field_id: string;
      label: string;
      color: string;
      rank: number;
      created_at: Date;
      trashed_at: Date | null;
      trashed_by: string | null;
    };
    field_preferences: {
      workspace_id: string;
      project_id: string;
      field_id: string;
      visible: boolean;
      rank: number | null;
    };
    field_values: {
      workspace_id: string;
      object_id: string;
      field_id: string;
      value: string | null;
      number_value: number | null;
      date_value: Date | null;
      boolean_value: boolean | null;
      ids: string[] | null;
      updated_by: string | null;
      updated_at: Date;
      merged_from: string | null;
    };
    trashed_option_values: {
      workspace_id: string;
      option_id: string;
      object_id: string;
      position: number;
    };
  }
}
