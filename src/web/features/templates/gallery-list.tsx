import { IconTemplate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import type { GalleryTemplateFieldsFragment, TemplateTarget } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { broughtBy } from './brought-by.ts';
import { GalleryTemplatesDocument } from './templates.gen.ts';
import { UnpublishTemplateButton } from './unpublish-template-button.tsx';
import classes from './templates.module.css';

const atOnce = 100;

export type GalleryListProps = {
  target: TemplateTarget;
  renderActions: (template: GalleryTemplateFieldsFragment) => ReactNode;
};

/** What workspaces of this installation published. */
export function GalleryList({ target, renderActions }: GalleryListProps) {
  const query = useQuery({ query: GalleryTemplatesDocument, variables: { first: atOnce, target } });
  const mayManage = useCan('template.manage').allowed;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={2} label="Loading the gallery" />}
      what="the gallery"
    >
      {({ galleryTemplates: { items } }) =>
        items.length === 0 ? (
          <EmptyState icon={<IconTemplate size={24} />} title="No published templates yet">
            Templates that workspaces on this server publish appear here.
          </EmptyState>
        ) : (
          <ul aria-label="Gallery" className={classes.list}>
            {items.map((template) => (
              <li key={template.id} className={classes.template}>
                <span className={classes.words}>
                  <span className={classes.title}>{template.title}</span>
                  {template.description !== '' && <p>{template.description}</p>}
                  <span className={classes.facts}>
                    {[...broughtBy(template), ''].join(' · ')}
                    published {template.authorName !== null && `by ${template.authorName} `}
                    <RelativeTime at={template.publishedAt} />
                  </span>
                </span>
                <span className={classes.actions}>
                  {renderActions(template)}
                  {mayManage && template.templateId !== null && (
                    <UnpublishTemplateButton id={template.templateId} title={template.title} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
