import { useState } from 'react';
import { useQuery } from 'urql';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { StaticDocument } from '#web/features/documents/index.ts';
import { GalleryList, UseTemplateDialog, useIsGalleryOpen } from '#web/features/templates/index.ts';
import { GalleryTemplateTextDocument } from '#web/features/templates/templates.gen.ts';
import type { GalleryTemplateFieldsFragment, TemplateTarget } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UseDocumentTemplate } from './use-document-template.tsx';
import classes from './templates.module.css';

/** What other workspaces on this server published; nothing where it has no gallery. */
export function GalleryTemplates({ target }: { target: TemplateTarget }) {
  const isOpen = useIsGalleryOpen(target);
  const [used, setUsed] = useState<GalleryTemplateFieldsFragment | null>(null);
  const [shown, setShown] = useState<GalleryTemplateFieldsFragment | null>(null);
  if (!isOpen) return null;
  const isProject = target === 'PROJECT';
  return (
    <section aria-label="Published on this server">
      <h2 className={classes.heading}>Published on this server</h2>
      <GalleryList
        target={target}
        renderActions={(template) => (
          <>
            {!isProject && <Button onClick={() => setShown(template)}>Preview</Button>}
            <Button onClick={() => setUsed(template)}>{isProject ? 'Create project' : 'Use template'}</Button>
          </>
        )}
      />
      {shown && (
        <GalleryPreview
          template={shown}
          onUse={() => {
            setUsed(shown);
            setShown(null);
          }}
          onClose={() => setShown(null)}
        />
      )}
      {used && isProject && <UseTemplateDialog template={used} onClose={() => setUsed(null)} />}
      {used && !isProject && (
        <UseDocumentTemplate
          kind={target === 'NOTE' ? 'note' : 'insight'}
          templateId={used.id}
          onClose={() => setUsed(null)}
        />
      )}
    </section>
  );
}

type GalleryPreviewProps = {
  template: GalleryTemplateFieldsFragment;
  onUse: () => void;
  onClose: () => void;
};

function GalleryPreview({ template: { id, title }, onUse, onClose }: GalleryPreviewProps) {
  const query = useQuery({ query: GalleryTemplateTextDocument, variables: { id } });
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className={classes.preview}>
        <QueryView
          query={query}
          skeleton={<SkeletonRows rows={4} label="Loading the text" />}
          what="the template"
        >
          {({ galleryTemplate }) =>
            galleryTemplate ? (
              <StaticDocument document={galleryTemplate.content as DocumentJson} label={`Text of ${title}`} />
            ) : (
              <p>This template is no longer published.</p>
            )
          }
        </QueryView>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onUse}>
          Use template
        </Button>
      </DialogActions>
    </Dialog>
  );
}
