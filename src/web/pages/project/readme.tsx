import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { DocumentBody } from '#web/features/documents/index.ts';
import { PresenceAvatars } from '#web/kit/documents/presence-avatars.tsx';
import { SavingState } from '#web/kit/documents/saving-state.tsx';
import { useSession } from '#web/kit/editor/use-session.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useProjectObject } from '#web/features/projects/index.ts';
import classes from './readme.module.css';

/** The project's own page: what it is about, for people who come to it. Its document has the project's id. */
export function Readme({ project }: { project: ProjectFieldsFragment }) {
  const live = useSession(project.id);
  const viewer = useViewer();
  const mayEdit = useCan('project.update', useProjectObject(project));
  const [, setEditor] = useState<Editor | null>(null);
  return (
    <div className={classes.readme}>
      <div className={classes.state}>
        {live.session && <PresenceAvatars session={live.session} viewerId={viewer.id} />}
        {live.session && <SavingState session={live.session} isLocked={project.status === 'ARCHIVED'} />}
      </div>
      <DocumentBody
        live={live}
        label={`Readme of ${titleOf('project', project.title)}`}
        projectId={project.id}
        isEditable={mayEdit.allowed && !live.isReadOnly}
        files={{ type: 'PROJECT', id: project.id, title: titleOf('project', project.title) }}
        coding={null}
        onComment={null}
        onReady={setEditor}
      />
    </div>
  );
}
