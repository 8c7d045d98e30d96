import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { PublicLinkSection } from '#web/features/public-links/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AccessPanel } from './access-panel.tsx';
import classes from './access.module.css';
import { kindOf, objectUrl, type TitledObject } from '#web/kit/objects/object-ref.ts';

/** A folder or channel is a place, not a page. */
const hasPublicPage: ReadonlySet<TitledObject['type']> = new Set(['PROJECT', 'FOLDER', 'NOTE', 'INSIGHT']);

export function ShareDialog({ object, onClose }: { object: TitledObject; onClose: () => void }) {
  const title = titleOf(kindOf(object.type), object.title);
  const [isMakingLink, setMakingLink] = useState(false);
  return (
    <Dialog title={`Share “${title}”`} onClose={onClose} wide>
      <AccessPanel object={object} onLost={onClose} />
      {hasPublicPage.has(object.type) && <PublicLinkSection object={object} onMaking={setMakingLink} />}
      {!isMakingLink && (
        <footer className={classes.foot}>
          <Button
            icon={<IconLink size={16} />}
            onClick={() => void copyText(location.origin + objectUrl(object), 'Link for members copied')}
          >
            Copy link for members
          </Button>
          <span className={classes.muted}>Only people with access can open it.</span>
        </footer>
      )}
    </Dialog>
  );
}
