import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { DocumentBody } from '#web/features/documents/index.ts';
import { SavingState } from '#web/kit/documents/saving-state.tsx';
import { useSession } from '#web/kit/editor/use-session.ts';

/** The page as a document: several managers may write in it at once. */
export function HomeText({ homeId, isEditing }: { homeId: string; isEditing: boolean }) {
  const live = useSession(homeId);
  const [, setEditor] = useState<Editor | null>(null);
  return (
    <>
      {isEditing && live.session && <SavingState session={live.session} isLocked={false} />}
      <DocumentBody
        live={live}
        label="Home page"
        projectId={null}
        isEditable={isEditing && !live.isReadOnly}
        files={null}
        coding={null}
        onComment={null}
        onReady={setEditor}
      />
    </>
  );
}
