import { buildUrl } from '#domain/routes/build-url.ts';
import {
  accessObjectOf,
  objectTypes,
  type DocumentFields as Document,
  type DocumentKind,
} from '#web/kit/documents/document-object.ts';
import { useCan } from '#web/features/members/index.ts';
import { ResponsesSection } from '#web/features/questions/index.ts';
import { FieldsPanel } from './fields-panel.tsx';
import classes from './fields-panel.module.css';

/** The Fields tab of a note or an insight; a note also answers the survey of its project. */
export function DocumentFields({ kind, document }: { kind: DocumentKind; document: Document }) {
  const access = accessObjectOf(document);
  const mayFill = useCan(kind === 'note' ? 'note.setFields' : 'insight.setFields', access);
  const mayCreate = useCan('field.create', access);
  const { id, projectId } = document;
  return (
    <div className={classes.tab}>
      <FieldsPanel
        holder={{ type: objectTypes[kind], id }}
        projectId={projectId}
        mayFill={mayFill}
        mayCreate={mayCreate}
        settingsHref={
          kind === 'note'
            ? buildUrl('projectSettingsNoteFields', { params: { projectId } })
            : buildUrl('projectSettingsInsightFields', { params: { projectId } })
        }
      >
        {kind === 'note' && <ResponsesSection noteId={id} mayFill={mayFill} />}
      </FieldsPanel>
    </div>
  );
}
