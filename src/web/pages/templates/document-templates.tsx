import { useState } from 'react';
import { TemplateList } from '#web/features/templates/index.ts';
import type { TemplateFieldsFragment, TemplateType } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { UseDocumentTemplate } from './use-document-template.tsx';

export type DocumentTemplatesProps = { target: 'NOTE' | 'INSIGHT'; type: TemplateType };

/** Notes or insights to start from, each with a page that shows its text. */
export function DocumentTemplates({ target, type }: DocumentTemplatesProps) {
  const [used, setUsed] = useState<TemplateFieldsFragment | null>(null);
  const kind = target === 'NOTE' ? 'note' : 'insight';
  return (
    <>
      <TemplateList
        target={target}
        type={type}
        empty={
          type === 'MANUAL'
            ? `Write a template for ${kind}s, and everyone in the workspace can start from it.`
            : `Save ${kind === 'note' ? 'a note' : 'an insight'} as a template from its menu, and everyone in the workspace can start from it.`
        }
        renderTitle={({ id, title }) =>
          target === 'NOTE' ? (
            <Link to="settingsTemplatesNote" params={{ noteId: id }}>
              {title}
            </Link>
          ) : (
            <Link to="settingsTemplatesInsight" params={{ insightId: id }}>
              {title}
            </Link>
          )
        }
        renderActions={(template) => <Button onClick={() => setUsed(template)}>Use template</Button>}
      />
      {used && <UseDocumentTemplate kind={kind} templateId={used.id} onClose={() => setUsed(null)} />}
    </>
  );
}
