import { useQuery } from 'urql';
import { usesOf, type ImportTarget } from '#domain/imports/import-target.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ColumnForm } from './column-form.tsx';
import { FirstRowChoice } from './first-row-choice.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { ImportFieldsDocument, ImportTableDocument } from './imports.gen.ts';

export type ChooseColumnsProps = {
  id: string;
  target: ImportTarget;
  projectId: string | null;
  onBack: () => void;
  onStarted: () => void;
};

/** The file as it was read, with a proposal for each of its columns. */
export function ChooseColumns({ id, target, projectId, ...steps }: ChooseColumnsProps) {
  const query = useQuery({ query: ImportTableDocument, variables: { id }, requestPolicy: 'network-only' });
  const owner = target === 'NOTES' ? 'NOTE' : 'PERSON';
  const hasFields = usesOf(target).includes('FIELD');
  const [{ data }] = useQuery({
    query: ImportFieldsDocument,
    variables: { owner, projectId },
    pause: !hasFields,
  });
  const fields = hasFields
    ? data?.fields.map(({ field }) => field).filter(({ type }) => type !== 'PERSON')
    : [];
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={8} label="Loading the preview" />}
      what="the preview"
    >
      {({ tableImport }) =>
        tableImport?.preview && fields ? (
          <>
            <SheetChoice
              id={id}
              preview={tableImport.preview}
              onChosen={() => query[1]({ requestPolicy: 'network-only' })}
            />
            <FirstRowChoice
              id={id}
              preview={tableImport.preview}
              onChosen={() => query[1]({ requestPolicy: 'network-only' })}
            />
            <ColumnForm
              // Another sheet has other columns, and so has a table without names.
              key={`${tableImport.preview.sheet} ${tableImport.preview.firstRowIsData}`}
              id={id}
              target={target}
              preview={tableImport.preview}
              fields={fields}
              {...steps}
            />
          </>
        ) : (
          <SkeletonRows rows={8} label="Loading the preview" />
        )
      }
    </QueryView>
  );
}
