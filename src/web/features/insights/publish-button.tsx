import { accessObjectOf } from '#web/kit/documents/document-object.ts';
import { useCan } from '#web/features/members/index.ts';
import type { InsightFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { usePublishing } from './use-publishing.ts';

export function PublishButton({ insight }: { insight: InsightFieldsFragment }) {
  const isPublished = insight.publishedAt !== null;
  const may = useCan(isPublished ? 'insight.unpublish' : 'insight.publish', accessObjectOf(insight));
  const { togglePublished, isPublishing } = usePublishing(insight);
  const button = (
    <Button
      variant={isPublished ? 'default' : 'primary'}
      busy={isPublishing}
      aria-disabled={!may.allowed || undefined}
      onClick={() => may.allowed && togglePublished()}
    >
      {isPublished ? 'Unpublish' : 'Publish'}
    </Button>
  );
  return may.allowed ? button : <Tooltip label={may.reason}>{button}</Tooltip>;
}
