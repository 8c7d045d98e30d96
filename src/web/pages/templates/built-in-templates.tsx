import { useState } from 'react';
import { documentTemplates, type DocumentTemplate } from '#domain/templates/document-templates.ts';
import { projectTemplates } from '#domain/templates/project-templates.ts';
import { templatePromise } from '#domain/templates/template-promise.ts';
import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import { StaticDocument } from '#web/features/documents/index.ts';
import type { TemplateTarget } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { UseDocumentTemplate } from './use-document-template.tsx';
import classes from './templates.module.css';

/** Those of research methods, which every workspace has. */
export function BuiltInTemplates({ target }: { target: TemplateTarget }) {
  if (target !== 'PROJECT') return <BuiltInDocuments kind={target === 'NOTE' ? 'note' : 'insight'} />;
  return (
    <ul aria-label="Templates" className={classes.list}>
      {projectTemplates.map((template) => (
        <li key={template.id} className={classes.template}>
          <Words title={template.title} text={`${template.description} ${templatePromise(template)}`} />
          <Link to="projectNew" query={{ template: template.id }} className={buttonClass('default')}>
            Create project
          </Link>
        </li>
      ))}
    </ul>
  );
}

function BuiltInDocuments({ kind }: { kind: 'note' | 'insight' }) {
  const [shown, setShown] = useState<DocumentTemplate | null>(null);
  const [usedId, setUsedId] = useState<string | null>(null);
  return (
    <>
      <ul aria-label="Templates" className={classes.list}>
        {documentTemplates(kind).map((template) => (
          <li key={template.id} className={classes.template}>
            <Words title={template.title} text={template.description} />
            <span className={classes.actions}>
              <Button onClick={() => setShown(template)}>Preview</Button>
              <Button onClick={() => setUsedId(template.id)}>Use template</Button>
            </span>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog title={shown.title} wide onClose={() => setShown(null)}>
          <div className={classes.preview}>
            <StaticDocument document={fromMarkdown(shown.text)} label={`Text of ${shown.title}`} />
          </div>
          <DialogActions>
            <Button
              variant="primary"
              onClick={() => {
                setUsedId(shown.id);
                setShown(null);
              }}
            >
              Use template
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {usedId !== null && (
        <UseDocumentTemplate kind={kind} templateId={usedId} onClose={() => setUsedId(null)} />
      )}
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.facts}>{text}</span>
    </span>
  );
}
