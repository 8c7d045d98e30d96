import { useQuery } from 'urql';
import type { SampleDataQuery } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RemoveSampleDataDocument, SampleDataDocument } from './workspaces.gen.ts';

export function RemoveSampleDialog({ onClose }: { onClose: () => void }) {
  const remove = useCommand(RemoveSampleDataDocument);
  const query = useQuery({ query: SampleDataDocument, requestPolicy: 'network-only' });
  async function confirm() {
    const done = await remove.run({});
    onClose();
    if (done) showToast({ message: 'Sample data removed' });
  }
  return (
    <ConfirmDialog
      title="Remove the sample data?"
      confirmLabel="Remove sample data"
      busy={remove.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <QueryView query={query} skeleton={<Skeleton width="80%" />} what="what the sample contains">
        {({ sampleData }) => <Contents sample={sampleData} />}
      </QueryView>
    </ConfirmDialog>
  );
}

function Contents({ sample }: { sample: SampleDataQuery['sampleData'] }) {
  const own = sample.ownDocuments;
  return (
    <FormStack>
      <p>
        This permanently deletes {describe(sample)}, with their tags, highlights and files.
        {own === 0 && ' What you and your team created stays.'}
      </p>
      {own > 0 && (
        <Callout tone="warning">
          {own.toLocaleString('en')} of these notes and insights {own === 1 ? 'was' : 'were'} written by your
          team. To keep {own === 1 ? 'it' : 'them'}, move {own === 1 ? 'it' : 'them'} to another project
          first.
        </Callout>
      )}
    </FormStack>
  );
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What is not there is not named. */
function describe(sample: SampleDataQuery['sampleData']): string {
  const parts = [
    [sample.projects, 'project'],
    [sample.notes, 'note'],
    [sample.insights, 'insight'],
    [sample.contacts, 'contact'],
    [sample.channels, 'channel'],
    [sample.docs, 'AI doc'],
    [sample.folders, 'folder'],
    [sample.members, 'sample member'],
  ] as const;
  return list.format(parts.filter(([count]) => count > 0).map(([count, noun]) => countLabel(count, noun)));
}
