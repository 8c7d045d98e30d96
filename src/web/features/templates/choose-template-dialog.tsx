import { useState } from 'react';
import { useQuery } from 'urql';
import { documentTemplates } from '#domain/templates/document-templates.ts';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ProjectMethodDocument } from './templates.gen.ts';
import { useGalleryTemplates } from './use-gallery-templates.ts';
import { useWorkspaceTemplates } from './use-workspace-templates.ts';
import classes from './choose-template.module.css';

export type ChooseTemplateProps = {
  kind: DocumentKind;
  projectId: string;
  busy: boolean;
  onChoose: (templateId: string) => void;
  onClose: () => void;
};

type Offered = { readonly id: string; readonly title: string; readonly description: string };

/** Those of the workspace first, then those of other workspaces and of methods, beginning with the method of the project. */
export function ChooseTemplateDialog({ kind, projectId, busy, onChoose, onClose }: ChooseTemplateProps) {
  const [sought, setSought] = useState('');
  const target = kind === 'note' ? 'NOTE' : 'INSIGHT';
  const own = useWorkspaceTemplates(target);
  const published = useGalleryTemplates(target);
  const [{ data }] = useQuery({ query: ProjectMethodDocument, variables: { id: projectId } });
  const framework = data?.project?.defaultFramework;
  const fits = (template: { frameworks: readonly string[] }) =>
    Number(framework != null && template.frameworks.includes(framework));
  const methods = documentTemplates(kind).toSorted((a, b) => fits(b) - fits(a));
  const words = sought.toLowerCase().split(/\s+/);
  const isFound = ({ title, description }: Offered) =>
    words.every((word) => `${title} ${description}`.toLowerCase().includes(word));
  const groups = [
    { title: 'Workspace templates', templates: own.filter(isFound) },
    { title: 'Published on this server', templates: published.filter(isFound) },
    { title: 'Research methods', templates: methods.filter(isFound) },
  ].filter(({ templates }) => templates.length > 0);
  return (
    <Dialog title="Choose a template" onClose={onClose}>
      <TextField
        label="Find a template"
        type="search"
        data-autofocus
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <div className={classes.groups}>
        {groups.map(({ title, templates }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.kind}>{title}</h3>
            <ul className={classes.list}>
              {templates.map((template) => (
                <li key={template.id}>
                  <button
                    type="button"
                    className={classes.choice}
                    aria-disabled={busy || undefined}
                    onClick={() => !busy && onChoose(template.id)}
                  >
                    <span className={classes.label}>{template.title}</span>
                    {template.description !== '' && (
                      <span className={classes.hint}>{template.description}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && (
          <output className={classes.hint}>{`No results for “${sought.trim()}”`}</output>
        )}
      </div>
    </Dialog>
  );
}
