import { useState } from 'react';
import { formatDay } from '#domain/time/format-day.ts';
import { authorNameOf, withinSentence } from '#domain/text/display-names.ts';
import { useViewer } from '#web/features/members/index.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { PublicLinkFieldsFragment } from '#web/lib/graphql.gen.ts';
import { RevokePublicLinkDocument } from './public-links.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { FormActions } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { LinkTarget } from './link-target.ts';
import { LinkQrCode } from './link-qr-code.tsx';
import { LinkSettings } from './link-settings.tsx';
import classes from './public-links.module.css';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export type OpenLinkProps = {
  object: LinkTarget;
  link: PublicLinkFieldsFragment;
  url: string | null;
  /** Just made: the person is about to copy it. */
  isNew: boolean;
  updateReason: string | null;
  revokeReason: string | null;
  onReplace: () => void;
  onRevoked: () => void;
};

export function OpenLink({
  object,
  link,
  url,
  isNew,
  updateReason,
  revokeReason,
  onReplace,
  onRevoked,
}: OpenLinkProps) {
  const viewer = useViewer();
  const [isAsking, setAsking] = useState(false);
  const revoke = useCommand(RevokePublicLinkDocument);

  async function end() {
    if (!(await revoke.run(object))) return;
    onRevoked();
    showToast({ message: 'The public link no longer works' });
  }

  return (
    <div className={classes.form}>
      {url === null ? (
        <p className={classes.muted}>
          {updateReason === null
            ? 'The address of this link wasn’t kept. Replace the link to get a new one.'
            : 'People with full access can copy the link.'}
        </p>
      ) : (
        <>
          <CopyField
            label="Public link address"
            value={url}
            isFirst={isNew}
            onCopy={(text) => copyText(text, 'Public link copied')}
          />
          <LinkQrCode url={url} />
        </>
      )}
      <p className={classes.muted}>
        {countLabel(link.viewCount, 'view')} · created by{' '}
        {withinSentence(authorNameOf(link.createdBy, viewer.id))} <RelativeTime at={link.createdAt} />
      </p>
      <details className={classes.options} open={url === null && updateReason === null}>
        <summary>Options{summaryOf(link)}</summary>
        <LinkSettings object={object} link={link} disabledReason={updateReason} />
        {/* Folded away: beside the button that makes a link, a second press would end it. */}
        <FormActions>
          <Button disabled={updateReason !== null} title={updateReason ?? undefined} onClick={onReplace}>
            Replace link
          </Button>
          <Button
            disabled={revokeReason !== null}
            title={revokeReason ?? undefined}
            onClick={() => setAsking(true)}
          >
            Revoke
          </Button>
        </FormActions>
      </details>
      {isAsking && (
        <Callout
          tone="danger"
          actions={
            <>
              <Button variant="danger" busy={revoke.busy} onClick={() => void end()}>
                Revoke link
              </Button>
              <Button onClick={() => setAsking(false)}>Keep it</Button>
            </>
          }
        >
          Anyone with the link loses access immediately. This can’t be undone.
        </Callout>
      )}
    </div>
  );
}

/** What the closed options hold, so that a forgotten password or a missing one shows. */
function summaryOf(link: PublicLinkFieldsFragment): string {
  const { hasPassword, expiresAt, hideNames, noDownload, showNotes, showViews } = link;
  const parts = [
    hasPassword ? 'password' : 'no password',
    expiresAt === null ? null : `ends ${formatDay(new Date(expiresAt), zone)}`,
    hideNames ? 'names hidden' : null,
    noDownload ? 'no downloads' : null,
    showNotes ? 'with notes' : null,
    showViews ? 'with views' : null,
  ].filter((part) => part !== null);
  return `: ${parts.join(', ')}`;
}
