import { useQuery } from 'urql';
import type { TemplateFieldsFragment, TemplateTarget } from '#web/lib/graphql.gen.ts';
import { TemplatesDocument } from './templates.gen.ts';

/** More than anybody reads through; a workspace with more of them finds the others in its settings. */
const offered = 100;

/** The newest templates of the workspace; none until they are there. */
export function useWorkspaceTemplates(target: TemplateTarget): readonly TemplateFieldsFragment[] {
  const [{ data }] = useQuery({ query: TemplatesDocument, variables: { first: offered, target } });
  return data?.templates.items ?? [];
}

/** Whether the installation has a gallery; false until it is known. */
export function useIsGalleryOpen(target: TemplateTarget): boolean {
  const [{ data }] = useQuery({ query: TemplatesDocument, variables: { first: offered, target } });
  return data?.templates.isGalleryOpen ?? false;
}
