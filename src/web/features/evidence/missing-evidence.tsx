import { useQuery } from 'urql';
import { trashTitle } from '#web/features/stars/index.ts';
import { RestoreFromTrashDocument } from '#web/features/stars/stars.gen.ts';
import { CardHidden, CardInTrash, CardLoading } from '#web/kit/editor/views/card-states.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { TrashedSourceDocument } from './evidence.gen.ts';

export type MissingEvidenceProps = { id: string; isLost: boolean };

/** In place of a card whose source can't be read: the way back from the trash, for who may take it. */
export function MissingEvidence({ id, isLost }: MissingEvidenceProps) {
  const [{ data, fetching }] = useQuery({
    query: TrashedSourceDocument,
    variables: { id },
    pause: isLost,
    requestPolicy: 'cache-and-network',
  });
  const restore = useCommand(RestoreFromTrashDocument);
  const source = data?.trashedSource;
  if (fetching && !data) return <CardLoading />;
  if (!source) return <CardHidden isLost={isLost} />;
  return (
    <CardInTrash
      isBusy={restore.busy}
      onRestore={() => void restore.run({ type: source.type, id: source.id })}
    >
      {`“${trashTitle(source)}” is in the trash`}
    </CardInTrash>
  );
}
