import { useQuery } from 'urql';
import type { GalleryTemplateFieldsFragment, TemplateTarget } from '#web/lib/graphql.gen.ts';
import { GalleryTemplatesDocument } from './templates.gen.ts';

const offered = 100;

/** The newest that other workspaces published; none until they are there. */
export function useGalleryTemplates(target: TemplateTarget): readonly GalleryTemplateFieldsFragment[] {
  const [{ data }] = useQuery({ query: GalleryTemplatesDocument, variables: { first: offered, target } });
  return data?.galleryTemplates.items.filter(({ templateId }) => templateId === null) ?? [];
}
