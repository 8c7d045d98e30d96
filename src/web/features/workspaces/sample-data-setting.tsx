import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { RemoveSampleDialog } from './lazy-remove-sample-dialog.tsx';

export function SampleDataSetting() {
  const mayRemove = useCan('workspace.removeSampleData');
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title="Sample data">
      <FormStack>
        <p style={{ color: 'var(--color-text-muted)' }}>
          This workspace contains sample research to explore. Removing it doesn’t affect your own work.
        </p>
        <span>
          <Button
            disabled={!mayRemove.allowed}
            title={mayRemove.allowed ? undefined : mayRemove.reason}
            onClick={() => setAsking(true)}
          >
            Remove sample data
          </Button>
        </span>
      </FormStack>
      {isAsking && <RemoveSampleDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}
