import { buildUrl } from '#domain/routes/build-url.ts';
import { forgetDeviceEdits } from '#web/kit/editor/device-edits.ts';
import { forgetDeviceActions } from '#web/lib/outbox/device-actions.ts';
import { isRootHost } from '#web/lib/root-host.ts';
import { forgetTypedDrafts } from '#web/lib/typed-draft.ts';
import { rootAccounts, workspaceAccounts } from './account-api.ts';

/** Ends with a full load, so that nothing of the person stays in memory. */
export async function signOut(to = buildUrl('authLogin')): Promise<void> {
  const logOut = isRootHost() ? rootAccounts.logOut : workspaceAccounts.logOut;
  await logOut().catch(() => null);
  forgetTypedDrafts();
  await Promise.all([forgetDeviceEdits(), forgetDeviceActions()]);
  location.replace(to);
}
