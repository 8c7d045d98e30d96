import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import type { ProjectIcon } from '#domain/projects/project-icons.ts';
import type { ProjectSection } from '#domain/projects/sections.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import type { TagColorName } from '#domain/tags/tag-colors.ts';
import type { ViewGroup } from '#domain/views/view-data.ts';
import type { ViewLayout } from '#domain/views/view-layouts.ts';
import type { TemplateKind } from './template-kinds.ts';

export type TemplateTagGroup = {
  readonly title: string;
  readonly color: TagColorName;
  readonly tags: readonly string[];
};

export type TemplateField = {
  readonly label: string;
  readonly type: FieldType;
  /** Of a choice. */
  readonly options?: readonly string[];
};

export type TemplateView = {
  readonly objectType: ObjectType;
  readonly layout: ViewLayout;
  readonly title: string;
  /** By tag, participant and the like, or by one of the template's own fields. */
  readonly group?: Exclude<ViewGroup, { readonly fieldId: string }>['by'] | { readonly field: string };
};

/** A document to duplicate for each one that follows. Markdown. */
export type TemplateDocument = { readonly title: string; readonly text: string };

/** How a kind of research usually starts. What it brings is a beginning: everything can be changed afterwards. */
export type ProjectTemplate = {
  readonly id: string;
  readonly kind: TemplateKind;
  readonly title: string;
  /** For the person who chooses among the templates. */
  readonly description: string;
  readonly icon: ProjectIcon;
  readonly color: TagColorName;
  readonly hidden: readonly ProjectSection[];
  readonly framework: SummaryFramework;
  readonly vocabulary?: readonly string[];
  /** Markdown. */
  readonly readme: string;
  readonly tagGroups: readonly TemplateTagGroup[];
  readonly fields: readonly TemplateField[];
  readonly views: readonly TemplateView[];
  readonly note: TemplateDocument;
  readonly insight: TemplateDocument;
};
