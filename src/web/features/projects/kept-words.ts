import type { OperationContext } from 'urql';
import type { ProjectFieldsFragment, UpdateProjectMutation } from '#web/lib/graphql.gen.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';

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
    { replaces: `${Object.keys(words).join()} of ${id}` },
  );
}
