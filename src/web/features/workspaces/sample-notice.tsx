import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { RemoveSampleDialog } from './lazy-remove-sample-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import classes from './sample-notice.module.css';

/** Says that what is here is an example, and offers to remove it. */
export function SampleNotice() {
  const mayRemove = useCan('workspace.removeSampleData').allowed;
  const [isAsking, setAsking] = useState(false);
  return (
    <aside className={classes.notice} aria-label="Sample data">
      <IconSparkles size={16} aria-hidden />
      <span className={classes.text}>This workspace contains sample research to explore.</span>
      {mayRemove && <Button onClick={() => setAsking(true)}>Remove sample data</Button>}
      {isAsking && <RemoveSampleDialog onClose={() => setAsking(false)} />}
    </aside>
  );
}
