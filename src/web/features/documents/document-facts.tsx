import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import { useViewer } from '#web/features/members/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { DocumentFields } from '#web/kit/documents/document-object.ts';
import classes from './document-screen.module.css';

/** One muted line: where it belongs, who made it, when it changed. */
export function DocumentFacts({ document }: { document: DocumentFields }) {
  const viewer = useViewer();
  return (
    <>
      {document.aiGenerated && <AiBadge />}
      {document.project && (
        <>
          <Link
            to="project"
            params={{ projectId: document.project.id }}
            titles={{ projectId: document.project.title }}
            className={classes.project}
          >
            {titleOf('project', document.project.title)}
          </Link>
          <span aria-hidden>·</span>
        </>
      )}
      <span>By {document.createdBy?.id === viewer.id ? 'you' : authorNameOf(document.createdBy)}</span>
      <span aria-hidden>·</span>
      <span>
        Created <RelativeTime at={document.createdAt} />
      </span>
    </>
  );
}
