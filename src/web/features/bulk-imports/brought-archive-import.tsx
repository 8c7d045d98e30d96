import { useEffect, useState, type ReactNode } from 'react';
import { archiveToolNames, recognizeTool, type ArchiveTool } from '#domain/imports/recognize-tool.ts';
import { goToReview } from './go-to-review.ts';
import { useSendArchive } from './use-send-archive.ts';
import { useCan } from '#web/features/members/index.ts';
import { ImportProjectDialog } from '#web/features/project-imports/index.ts';
import { handFile } from '#web/kit/files/handed-file.ts';
import type { BroughtFile, ImportProject } from '#web/kit/files/import-wish.ts';
import { messageOf } from '#web/lib/rest.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { readArchiveNames } from './read-archive-names.ts';

type BroughtArchiveImportProps = { project: ImportProject; brought: BroughtFile; onClose: () => void };

/** What another tool exported comes in as a project, other files as a note each, and anything as one file. */
export function BroughtArchiveImport({ project, brought, onClose }: BroughtArchiveImportProps) {
  const { file, addAsNote } = brought;
  const origin = useOrigin(file);
  const [isProject, setProject] = useState(false);
  if (origin === undefined) return null;
  if (isProject) return <ImportProjectDialog project={project} onClose={onClose} />;

  function importProject() {
    handFile(file);
    setProject(true);
  }

  const keep = (
    <Button
      onClick={() => {
        addAsNote();
        onClose();
      }}
    >
      Keep as a file
    </Button>
  );
  if (origin === null)
    return <FilesOfArchive file={file} projectId={project.id} keep={keep} onClose={onClose} />;
  return (
    <Dialog title={`“${file.name}” is an export from ${origin}`} onClose={onClose}>
      <p>Import what’s in it, with its tags and highlights. Or keep it in a note as one file.</p>
      <DialogActions>
        {keep}
        <Button variant="primary" onClick={importProject}>
          Import project
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FilesOfArchiveProps = { file: File; projectId: string; keep: ReactNode; onClose: () => void };

function FilesOfArchive({ file, projectId, keep, onClose }: FilesOfArchiveProps) {
  const may = useCan('import.bulk');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = useSendArchive({ onRefused: setError });

  async function importFiles() {
    setError(null);
    setSending(true);
    try {
      const id = await send(file);
      if (id !== null) {
        goToReview(id, projectId);
        onClose();
      }
    } catch (problem) {
      setError(messageOf(problem));
    }
    setSending(false);
  }

  return (
    <Dialog title={`“${file.name}” contains files`} onClose={onClose}>
      <p>
        Import them, and each recording, transcript, document, table and picture becomes a note. Or keep the
        ZIP file in a note as it is.
      </p>
      {!may.allowed && <p>{may.reason}.</p>}
      <FormError message={error} />
      {isSending && <output>Uploading the ZIP file…</output>}
      <DialogActions>
        {keep}
        {may.allowed && (
          <Button variant="primary" busy={isSending} onClick={() => void importFiles()}>
            Import files
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Null: a ZIP file of anything. Undefined until it is known. */
function useOrigin(file: File): string | null | undefined {
  const isZip = /\.zip$/i.test(file.name);
  const [tool, setTool] = useState<ArchiveTool | null | undefined>(isZip ? undefined : 'REFI');
  useEffect(() => {
    if (!isZip) return;
    readArchiveNames(file).then(
      (names) => setTool(recognizeTool(names)),
      () => setTool(null),
    );
  }, [file, isZip]);
  if (!tool) return tool;
  return /\.sqlite3$/i.test(file.name) ? 'Taguette' : archiveToolNames[tool];
}
