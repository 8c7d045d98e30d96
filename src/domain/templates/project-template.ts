import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { ProjectIcon } from '#domain/projects/project-icons.ts';
import type { ProjectSection } from '#domain/projects/sections.ts';
import type { TagColorName } from '#domain/tags/tag-colors.ts';

/** How a kind of research usually starts. What it brings is a beginning: everything can be changed afterwards. */
export type ProjectTemplate = {
  readonly id: string;
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
};
