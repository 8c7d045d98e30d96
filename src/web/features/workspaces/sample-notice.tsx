import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { RemoveSampleDialog } from './lazy-remove-sample-dialog.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import classes from './sample-notice.module.css';
import { SampleOfferDocument } from './workspaces.gen.ts';

/** Says that what is here is an example, and offers a workspace of one’s own, or to go on in this one without it. */
export function SampleNotice() {
  const mayRemove = useCan('workspace.removeSampleData').allowed;
  const [{ data }] = useQuery({ query: SampleOfferDocument });
  const [isAsking, setAsking] = useState(false);
  return (
    <aside className={classes.notice} aria-label="Sample data">
      <IconSparkles size={16} aria-hidden />
      <span className={classes.text}>This workspace contains sample research to explore.</span>
      {data?.gettingStarted.canCreateWorkspace && (
        <a href={rootUrl(buildUrl('authSignup'))} className={buttonClass('default')}>
          Create your own workspace
        </a>
      )}
      {mayRemove && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Remove sample data
        </Button>
      )}
      {isAsking && <RemoveSampleDialog onClose={() => setAsking(false)} />}
    </aside>
  );
}
