import { titleOf } from '#domain/text/display-names.ts';
import { PublicLinkSection } from '#web/features/public-links/index.ts';
import type { ViewFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** Members see a view by its project's access; this is for people without an account. */
export function ShareViewDialog({ view, onClose }: { view: ViewFieldsFragment; onClose: () => void }) {
  return (
    <Dialog title={`Share “${titleOf('view', view.title)}”`} onClose={onClose}>
      <PublicLinkSection object={{ type: 'PROJECT', id: view.projectId, viewId: view.id }} />
    </Dialog>
  );
}
