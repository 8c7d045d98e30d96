import type { OperationContext } from 'urql';
import type { ProjectFieldsFragment, UpdateProjectMutation } from '#web/lib/graphql.gen.ts';
import { keepTyped } from '#web/lib/outbox/keep-typed.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import { UpdateProjectDocument } from './projects.gen.ts';

export type ProjectWords = { readonly title: string } | { readonly summary: string };

/** A title or a description typed without a connection is shown, and saved later. */
export function keptProjectWords(
  project: ProjectFieldsFragment,
  words: ProjectWords,
): Partial<OperationContext> {
  const { id, title, summary, color, icon, version } = project;
  const updatedAt = new Date().toISOString();
  const shown = { id, title, summary, color, icon, version, updatedAt, ...words };
  return keptAs<UpdateProjectMutation>(
    { updateProject: { __typename: 'Project', ...shown } },
    { replaces: partOf(id, Object.keys(words)) },
  );
}

export function keepTypedProjectWords(id: string, part: 'title' | 'summary', text: string | null): void {
  const variables = text === null ? null : { input: { id, [part]: text } };
  keepTyped({ replaces: partOf(id, [part]), document: UpdateProjectDocument, variables });
}

function partOf(id: string, parts: readonly string[]): string {
  return `${parts.join()} of ${id}`;
}
