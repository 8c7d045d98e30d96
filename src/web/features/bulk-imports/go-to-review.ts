import { goTo } from '#web/lib/navigation/go-to.ts';

/** Where the person sees what was found and says where it is to go; a project that they came from is chosen already. */
export function goToReview(bulkImportId: string, projectId: string | null): void {
  goTo('settingsBulkImport', {
    ...(projectId !== null && { query: { projectId } }),
    hash: { bulkImportId },
  });
}
