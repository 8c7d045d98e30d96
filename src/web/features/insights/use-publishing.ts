import { titleOf } from '#domain/text/display-names.ts';
import type { InsightFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { PublishInsightDocument, UnpublishInsightDocument } from './insights.gen.ts';

export function usePublishing({ id, title, publishedAt }: InsightFieldsFragment) {
  const publish = useCommand(PublishInsightDocument);
  const unpublish = useCommand(UnpublishInsightDocument);

  async function togglePublished() {
    const isPublished = publishedAt !== null;
    const named = `“${titleOf('insight', title)}”`;
    if (!(await (isPublished ? unpublish : publish).run({ id }))) return;
    showToast({
      message: isPublished ? `Unpublished ${named}` : `Published ${named} to the workspace’s home`,
      undo: () => void (isPublished ? publish : unpublish).run({ id }),
    });
  }

  return { isPublishing: publish.busy || unpublish.busy, togglePublished: () => void togglePublished() };
}
