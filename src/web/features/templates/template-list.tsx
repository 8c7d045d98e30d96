import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { countOf } from '#domain/text/count-of.ts';
import { useCan } from '#web/features/members/index.ts';
import type { TemplateFieldsFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DeleteTemplateDocument, RestoreTemplateDocument, TemplatesDocument } from './templates.gen.ts';
import { UseTemplateDialog } from './use-template-dialog.tsx';
import classes from './templates.module.css';

const atOnce = 100;

/** The templates of the workspace, to start from and to delete. */
export function TemplateList() {
  const query = useQuery({ query: TemplatesDocument, variables: { first: atOnce } });
  const [used, setUsed] = useState<TemplateFieldsFragment | null>(null);
  const mayManage = useCan('template.manage').allowed;
  return (
    <>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={4} label="Loading templates" />}
        what="the templates"
      >
        {({ templates: { items } }) =>
          items.length === 0 ? (
            <EmptyState icon={<IconTemplate size={24} />} title="No templates yet">
              Save a project as a template from its menu, and everyone in the workspace can start from it.
            </EmptyState>
          ) : (
            <ul aria-label="Templates" className={classes.list}>
              {items.map((template) => (
                <li key={template.id} className={classes.template}>
                  <Named template={template} />
                  <span className={classes.actions}>
                    <Button onClick={() => setUsed(template)}>Create project</Button>
                    {mayManage && <DeleteButton template={template} />}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {used && <UseTemplateDialog template={used} onClose={() => setUsed(null)} />}
    </>
  );
}

function Named({ template }: { template: TemplateFieldsFragment }) {
  const { title, description, tagCount, fieldCount, viewCount, questionCount } = template;
  const { noteCount, insightCount } = template;
  const counts = [
    [tagCount, 'tag'],
    [fieldCount, 'field'],
    [viewCount, 'view'],
    [questionCount, 'question'],
    [noteCount, 'note'],
    [insightCount, 'insight'],
  ] as const;
  const brought = counts.filter(([count]) => count > 0).map(([count, noun]) => countOf(count, noun));
  return (
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      {description !== '' && <p>{description}</p>}
      <span className={classes.facts}>
        {[...brought, ''].join(' · ')}
        saved <RelativeTime at={template.createdAt} />
      </span>
    </span>
  );
}

function DeleteButton({ template: { id, title } }: { template: TemplateFieldsFragment }) {
  const remove = useCommand(DeleteTemplateDocument);
  const restore = useCommand(RestoreTemplateDocument);

  async function run() {
    if (!(await remove.run({ id }))) return;
    showToast({ message: `Template “${title}” deleted`, undo: () => void restore.run({ id }) });
  }

  return (
    <Button variant="quiet" busy={remove.busy} onClick={() => void run()}>
      Delete template
    </Button>
  );
}
