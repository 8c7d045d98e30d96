import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useCan } from '#web/features/members/index.ts';
import { ObjectAccessDocument } from '#web/features/access/access.gen.ts';
import { PublicLinkDocument } from './public-links.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { OpenLink } from './open-link.tsx';
import type { LinkTarget } from './link-target.ts';
import { PublicLinkForm } from './public-link-form.tsx';
import classes from './public-links.module.css';

export type PublicLinkSectionProps = {
  object: LinkTarget;
  /** The form of a new link is open: its buttons take the place of those below. */
  onMaking?: (isMaking: boolean) => void;
};

/** The address for people without an account, for those who may share. */
export function PublicLinkSection({ object, onMaking }: PublicLinkSectionProps) {
  const { type, id, viewId } = object;
  const ref = { type, id };
  const target: LinkTarget = viewId === undefined ? ref : { ...ref, viewId };
  const query = useQuery({ query: PublicLinkDocument, variables: target });
  const [{ data }] = useQuery({ query: ObjectAccessDocument, variables: ref, requestPolicy: 'cache-first' });
  const access = { level: data?.objectAccess.viewerLevel ?? null };
  const mayCreate = useCan('publicLink.create', access);
  const mayUpdate = useCan('publicLink.update', access);
  const mayRevoke = useCan('publicLink.revoke', access);
  const [isMaking, setIsMaking] = useState(false);
  const [url, setUrl] = useState<string | null>(null);

  function setMaking(next: boolean) {
    setIsMaking(next);
    onMaking?.(next);
  }

  return (
    <section className={classes.section} aria-label="Public link">
      <div className={classes.top}>
        <IconWorld size={16} aria-hidden />
        <h3 className={classes.title}>Public link</h3>
      </div>
      <QueryView query={query} skeleton={<Skeleton width="70%" />} what="the public link">
        {({ publicLink }) => {
          if (isMaking) {
            return (
              <PublicLinkForm
                object={target}
                replaces={publicLink !== null}
                onDone={(made) => {
                  setMaking(false);
                  if (made !== null) setUrl(made);
                }}
              />
            );
          }
          if (publicLink) {
            return (
              <OpenLink
                // A change from elsewhere starts the form over with what is true now.
                key={publicLink.id}
                object={target}
                link={publicLink}
                url={url ?? publicLink.url}
                isNew={url !== null}
                updateReason={mayUpdate.allowed ? null : mayUpdate.reason}
                revokeReason={mayRevoke.allowed ? null : mayRevoke.reason}
                onReplace={() => setMaking(true)}
                onRevoked={() => setUrl(null)}
              />
            );
          }
          return (
            <>
              <p className={classes.muted}>Anyone with the link can view. No account needed.</p>
              {mayCreate.allowed ? (
                <Button onClick={() => setMaking(true)}>Create public link</Button>
              ) : (
                <Tooltip label={mayCreate.reason}>
                  <Button aria-disabled>Create public link</Button>
                </Tooltip>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
