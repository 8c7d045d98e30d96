import { IconTemplate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import type { TemplateFieldsFragment, TemplateTarget, TemplateType } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { broughtBy } from './brought-by.ts';
import { DeleteTemplateButton } from './delete-template-button.tsx';
import { PublishTemplateButton } from './publish-template-button.tsx';
import { TemplatesDocument } from './templates.gen.ts';
import classes from './templates.module.css';

const atOnce = 100;

export type TemplateListProps = {
  target: TemplateTarget;
  type: TemplateType;
  /** What is said where there are none. */
  empty: ReactNode;
  renderTitle: (template: TemplateFieldsFragment) => ReactNode;
  /** Buttons before the one that deletes. */
  renderActions: (template: TemplateFieldsFragment, mayManage: boolean) => ReactNode;
};

/** Templates of one kind and type. */
export function TemplateList({ target, type, empty, renderTitle, renderActions }: TemplateListProps) {
  const query = useQuery({ query: TemplatesDocument, variables: { first: atOnce, target, type } });
  const mayManage = useCan('template.manage').allowed;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={4} label="Loading templates" />}
      what="the templates"
    >
      {({ templates: { items, isGalleryOpen } }) =>
        items.length === 0 ? (
          <EmptyState icon={<IconTemplate size={24} />} title="No templates yet">
            {empty}
          </EmptyState>
        ) : (
          <ul aria-label="Templates" className={classes.list}>
            {items.map((template) => (
              <li key={template.id} className={classes.template}>
                <span className={classes.words}>
                  <span className={classes.title}>{renderTitle(template)}</span>
                  {template.description !== '' && <p>{template.description}</p>}
                  <span className={classes.facts}>
                    {[...broughtBy(template), ''].join(' · ')}
                    saved <RelativeTime at={template.createdAt} />
                    {template.publishedAt !== null && ' · in the gallery'}
                  </span>
                </span>
                <span className={classes.actions}>
                  {renderActions(template, mayManage)}
                  {isGalleryOpen && <PublishTemplateButton template={template} />}
                  {mayManage && <DeleteTemplateButton template={template} />}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
