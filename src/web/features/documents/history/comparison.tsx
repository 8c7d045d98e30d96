import { useMemo } from 'react';
import { useQuery } from 'urql';
import { cardsIn } from '#editor/cards/cards-in.ts';
import { toHtml } from '#editor/html/to-html.ts';
import { cleanDocument } from '#editor/check/clean-document.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import {
  DocumentVersionDocument,
  InsightNowDocument,
  NoteNowDocument,
} from '#web/features/documents/documents.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import { StaticDocument } from '../static-document.tsx';
import { compareBlocks, type BlockChange } from './compare-blocks.ts';
import classes from './history.module.css';
import '#web/kit/editor/document.css';

export type ComparisonProps = { documentId: string; versionId: string; kind: DocumentKind };

export function Comparison({ documentId, versionId, kind }: ComparisonProps) {
  const version = useQuery({
    query: DocumentVersionDocument,
    variables: { documentId, id: versionId },
  });
  const now = useCurrentContent(documentId, kind);
  return (
    <QueryView query={version} skeleton={<SkeletonRows label="Loading the version" />} what="the version">
      {({ documentVersion }) =>
        documentVersion ? <SideBySide before={documentVersion.content} after={now} /> : <NotFound />
      }
    </QueryView>
  );
}

function useCurrentContent(id: string, kind: DocumentKind): unknown {
  const options = { variables: { id }, requestPolicy: 'network-only' } as const;
  const [note] = useQuery({ query: NoteNowDocument, pause: kind !== 'note', ...options });
  const [insight] = useQuery({ query: InsightNowDocument, pause: kind !== 'insight', ...options });
  return kind === 'note' ? note.data?.note?.content : insight.data?.insight?.content;
}

function SideBySide({ before, after }: { before: unknown; after: unknown }) {
  const changes = useMemo(
    () => compareBlocks(blocksOf(before), blocksOf(after === undefined ? before : after), JSON.stringify),
    [before, after],
  );
  return (
    <table className={classes.table} aria-label="Changes since this version">
      <thead>
        <tr>
          <th scope="col">This version</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, place) => (
          // Both sides stand still while they are shown, so a row's place is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={place}>
            <Side block={'before' in change ? change.before : null} mark={markOf(change, 'before')} />
            <Side block={'after' in change ? change.after : null} mark={markOf(change, 'after')} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Mark = 'removed' | 'added' | null;

function Side({ block, mark }: { block: NodeJson | null; mark: Mark }) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell of a comparison, no control
  if (!block) return <td />;
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- as above
    <td data-mark={mark ?? undefined}>
      <Block document={{ type: 'doc', content: [block] }} />
    </td>
  );
}

/** A card is drawn as in the document: it holds no words, and shows what its reader may see now. */
function Block({ document }: { document: DocumentJson }) {
  if (cardsIn(document).length > 0) return <StaticDocument document={document} label="Card" />;
  return (
    <div
      className="document"
      // toHtml writes only what our schema knows, escaped: see src/editor/html.
      dangerouslySetInnerHTML={{ __html: toHtml(document) }}
    />
  );
}

function markOf(change: BlockChange<NodeJson>, side: 'before' | 'after'): Mark {
  if (change.kind === 'same') return null;
  return side === 'before' ? 'removed' : 'added';
}

function blocksOf(content: unknown): readonly NodeJson[] {
  return cleanDocument(content).content ?? [];
}
