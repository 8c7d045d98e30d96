import { addChannel } from '../channel.ts';
import type { FolderOptions } from '../folder.ts';
import { mutationOutcomes } from '../outcomes.ts';
import type { Making, Row } from '../row.ts';

const changed =
  (change: 'EXCLUDE' | 'DELETE', options: FolderOptions = {}) =>
  async ({ kit }: Making) => {
    const { channelId } = await addChannel(kit, options);
    return { input: { channelId, matching: { query: 'x' }, change } };
  };

/** All data points that match: what may be done with one may be done with all. */
export const matchingPointRows: readonly Row[] = [
  {
    operation: 'Mutation.changeMatchingDataPoints',
    variables: changed('EXCLUDE'),
    expected: mutationOutcomes('forbidden', 'ok', 'ok', 'ok'),
  },
  {
    operation: 'Mutation.changeMatchingDataPoints',
    when: 'private',
    variables: changed('EXCLUDE', { isPrivate: true }),
    expected: mutationOutcomes('notFound', 'notFound', 'notFound', 'notFound'),
    noForeignIds: true,
  },
  {
    operation: 'Mutation.changeMatchingDataPoints',
    when: 'deletes them',
    variables: changed('DELETE'),
    expected: mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'forbidden'),
    noForeignIds: true,
  },
];
