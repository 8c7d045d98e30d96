import { useState } from 'react';
import { TemplateList, UseTemplateDialog } from '#web/features/templates/index.ts';
import type { TemplateFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TemplateForm } from './template-form.tsx';

/** Projects that the workspace saved. */
export function ProjectTemplates() {
  const [used, setUsed] = useState<TemplateFieldsFragment | null>(null);
  const [edited, setEdited] = useState<TemplateFieldsFragment | null>(null);
  return (
    <>
      <TemplateList
        target="PROJECT"
        type="WORKSPACE"
        empty="Save a project as a template from its menu, and everyone in the workspace can start from it."
        renderTitle={({ title }) => title}
        renderActions={(template, mayManage) => (
          <>
            <Button onClick={() => setUsed(template)}>Create project</Button>
            {mayManage && (
              <Button variant="quiet" onClick={() => setEdited(template)}>
                Edit
              </Button>
            )}
          </>
        )}
      />
      {used && <UseTemplateDialog template={used} onClose={() => setUsed(null)} />}
      {edited && (
        <Dialog title="Edit template" onClose={() => setEdited(null)}>
          <TemplateForm
            target="PROJECT"
            template={{ ...edited, content: null }}
            onCancel={() => setEdited(null)}
            onSaved={() => setEdited(null)}
          />
        </Dialog>
      )}
    </>
  );
}
