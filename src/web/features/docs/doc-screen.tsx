import { titleOf } from '#domain/text/display-names.ts';
import { aiUserName } from '#domain/ai/ai-user.ts';
import { scopeText } from '#web/features/conversations/index.ts';
import { useRecordVisit } from '#web/features/documents/index.ts';
import { SummaryPanel } from '#web/features/summaries/index.ts';
import type { AiDocCardFragment } from '#web/lib/graphql.gen.ts';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { scopeOf } from './scope-of.ts';
import { useRunDoc } from './use-run-doc.ts';
import classes from './docs.module.css';

/** What was asked, and what AI made of it. */
export function DocScreen({ doc }: { doc: AiDocCardFragment }) {
  const title = titleOf('doc', doc.title);
  const run = useRunDoc(doc.id);
  useRecordVisit('DOC', doc.id);
  return (
    <>
      <PageHeader
        title={<PageHeading>{title}</PageHeading>}
        facts={
          <span className={classes.facts}>
            <AiBadge />
            <span>By {aiUserName}</span>
            {doc.createdBy && <span>Asked by {doc.createdBy.name}</span>}
            <span>Reads: {scopeText(scopeOf(doc)).toLowerCase()}</span>
          </span>
        }
      />
      <details className={classes.prompt}>
        <summary>Prompt</summary>
        <p>{doc.prompt}</p>
      </details>
      <SummaryPanel
        of={{ type: 'DOC', id: doc.id, title, access: { level: doc.viewerLevel } }}
        run={{ ...run, label: 'Run again', firstLabel: 'Run' }}
      />
    </>
  );
}
