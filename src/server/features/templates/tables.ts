import type { Generated, JSONColumnType } from 'kysely';
import type { TemplateTarget } from '#domain/templates/template-targets.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    workspace_templates: {
      workspace_id: string;
      id: string;
      target: Generated<TemplateTarget>;
      /** Written by hand, not saved from something. */
      by_hand: Generated<boolean>;
      title: string;
      description: Generated<string>;
      /** Of a project: rows of the community format, by file. Of a document: document-contents.ts. */
      contents: JSONColumnType<object>;
      created_by: string;
      created_at: Date;
      updated_at: Generated<Date | null>;
      deleted_at: Generated<Date | null>;
    };
    gallery_templates: {
      workspace_id: string;
      id: string;
      template_id: string;
      target: TemplateTarget;
      title: string;
      description: string;
      /** As of workspace_templates, without anything that was not chosen. */
      contents: JSONColumnType<object>;
      /** Null: the person who published it did not want to be named. */
      author_name: string | null;
      published_by: string;
      published_at: Date;
    };
  }
}
