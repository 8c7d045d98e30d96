import { authorNameOf, previewOf, titleOf } from '#domain/text/display-names.ts';
import type { InsightCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { CoverPicture } from '#web/kit/objects/cover-picture.tsx';
import { AiBadge } from '#web/ui/ai-badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './insight-cards.module.css';
import { InsightStatusBadge } from './insight-status-menu.tsx';

export type InsightCardsProps = {
  label: string;
  insights: readonly InsightCardFragment[];
  /** Inside a project its name says nothing, but the status does. */
  inProject?: boolean;
};

/** A masonry of what was found, read from the first words. */
export function InsightCards({ label, insights, inProject = false }: InsightCardsProps) {
  return (
    <ul aria-label={label} className={classes.masonry}>
      {insights.map((insight) => (
        <li key={insight.id} className={classes.item}>
          <Link
            to="insight"
            params={{ insightId: insight.id }}
            titles={{ insightId: insight.title }}
            peek={!inProject}
            data-row-link
            className={classes.card}
          >
            <CoverPicture fileId={insight.coverFileId} />
            <h3 className={classes.title}>{titleOf('insight', insight.title)}</h3>
            <p className={classes.preview}>{previewOf(insight.preview)}</p>
            <p className={classes.facts}>
              {inProject && (
                <InsightStatusBadge status={insight.status} isPublished={insight.publishedAt !== null} />
              )}
              {insight.aiGenerated && <AiBadge />}
              {!inProject && insight.project && <span>{titleOf('project', insight.project.title)}</span>}
              <span>{authorNameOf(insight.createdBy)}</span>
              <RelativeTime at={insight.publishedAt ?? insight.updatedAt} />
            </p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
