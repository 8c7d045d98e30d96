import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import type { Coding } from '#web/features/highlights/index.ts';
import { AreaLayer } from '../pdf/area-layer.tsx';
import { AreaPanel, type OpenedArea } from '../pdf/area-panel.tsx';
import { areasOn } from '../pdf/areas.ts';
import { useFileCoding } from '../pdf/use-file-coding.ts';

const noDrafts: readonly PdfArea[] = [];

/** What is marked on a picture. Such areas come with imported projects; each opens its highlight. */
export function PictureAreas({ fileId, coding }: { fileId: string; coding: Coding }) {
  const looks = useSyncExternalStore(coding.store.subscribe, coding.store.all);
  useEffect(() => coding.watchAreas(), [coding]);
  const hasAreas = looks.some(({ pdfAreas }) =>
    areasOn(fileId, pdfAreas).some((area) => area.fileId === fileId),
  );
  return hasAreas && <Areas fileId={fileId} coding={coding} />;
}

function Areas({ fileId, coding }: { fileId: string; coding: Coding }) {
  const { objectType: ownerType, objectId: ownerId } = coding.document;
  const coded = useFileCoding({ ownerType, ownerId }, coding);
  const [opened, setOpened] = useState<OpenedArea | null>(null);
  return (
    <>
      <AreaLayer
        coding={coding}
        fileId={fileId}
        page={1}
        isMarking={false}
        drafts={noDrafts}
        onOpen={setOpened}
      />
      {coded && opened?.kind === 'known' && (
        <AreaPanel
          key={opened.id}
          {...coded}
          opened={opened}
          hasCodingBar={false}
          rectOfDraft={() => null}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
