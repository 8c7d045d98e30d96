import { useState } from 'react';
import type { ImportProject } from '#web/kit/files/import-wish.ts';
import { FullScreenDialog } from '#web/ui/full-screen-dialog.tsx';
import { ChooseProjectFile } from './choose-project-file.tsx';
import { ProjectContents } from './project-contents.tsx';
import { ProjectImportProgress } from './project-import-progress.tsx';
import classes from './import-project.module.css';

export type ImportProjectDialogProps = { project: ImportProject | null; onClose: () => void };

type Step = { at: 'file' } | { at: 'contents'; id: string } | { at: 'running'; id: string };

/** From a file of another tool to a project, in three steps. Once it runs, it goes on without the window. */
export function ImportProjectDialog({ project, onClose }: ImportProjectDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'file' });
  const again = () => setStep({ at: 'file' });
  return (
    <FullScreenDialog title="Import a project or codebook" onClose={onClose}>
      <section className={classes.narrow}>
        {step.at === 'file' && (
          <ChooseProjectFile
            projectId={project?.id ?? null}
            onReady={(id) => setStep({ at: 'contents', id })}
          />
        )}
        {step.at === 'contents' && (
          <ProjectContents
            id={step.id}
            project={project}
            onBack={again}
            onStarted={() => setStep({ at: 'running', id: step.id })}
          />
        )}
        {step.at === 'running' && <ProjectImportProgress id={step.id} onAgain={again} onClose={onClose} />}
      </section>
    </FullScreenDialog>
  );
}

/** An import that was left running, or ended long ago. */
export function FoundProjectImportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <FullScreenDialog title="Import a project or codebook" onClose={onClose}>
      <section className={classes.narrow}>
        <ProjectImportProgress id={id} onClose={onClose} />
      </section>
    </FullScreenDialog>
  );
}
