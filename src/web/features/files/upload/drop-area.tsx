import { useEffect, useEffectEvent, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { can } from '#domain/access/can.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { useEntry } from '#web/lib/navigation/use-entry.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { UploadProjectDocument } from '../files.gen.ts';
import { currentDocumentTarget } from './document-target.ts';
import { droppedFiles, hasFiles } from '#web/kit/files/dropped-files.ts';
import { addAsNotes } from './add-as-notes.ts';
import classes from './upload-tray.module.css';

type Place = { text: string; take: ((files: readonly File[]) => void) | null };

/** Files dropped anywhere on a project become notes; on the page of a document they go into it. */
export function DropArea() {
  const [place, setPlace] = useState<Place | null>(null);
  const project = useProjectOfPage();

  const find = useEffectEvent((event: DragEvent): Place | null => {
    if (isOverText(event)) return null;
    const target = currentDocumentTarget();
    if (target) return { text: `Drop to add to “${target.title}”`, take: target.add };
    return project;
  });

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || event.dataTransfer === null) return;
      const found = find(event);
      setPlace(found);
      if (isOverText(event)) return;
      // Otherwise the browser would leave the page and show the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = found?.take ? 'copy' : 'none';
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setPlace(null);
    const drop = (event: DragEvent) => {
      setPlace(null);
      if (!hasFiles(event.dataTransfer) || event.dataTransfer === null || event.defaultPrevented) return;
      event.preventDefault();
      const take = find(event)?.take;
      if (!take) return;
      droppedFiles(event.dataTransfer).then(take, () =>
        showToast({ message: 'Hark can’t read these files', tone: 'error' }),
      );
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);

  return place ? (
    <div className={classes.drop}>
      <output className={classes.dropText}>{place.text}</output>
    </div>
  ) : null;
}

/** The text shows itself where a file will stand. */
function isOverText({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('.document[contenteditable="true"]') !== null;
}

function useProjectOfPage(): Place | null {
  const params: Readonly<Record<string, string | undefined>> = parseUrl(useEntry().base)?.params ?? {};
  const id = params['projectId'] ?? '';
  const client = useClient();
  const [{ data }] = useQuery({ query: UploadProjectDocument, variables: { id }, pause: id === '' });
  const viewer = useAsViewer();
  const project = data?.project;
  if (id === '' || !project) return null;
  const may = can(viewer, 'note.create', {
    level: data.objectAccess.viewerLevel,
    authorId: project.createdBy?.id ?? null,
    archived: project.status === 'ARCHIVED',
  });
  if (!may.allowed) return { text: may.reason, take: null };
  return {
    text: `Drop to add as notes to “${titleOf('project', project.title)}”`,
    take: (files) => addAsNotes(client, project, files),
  };
}
