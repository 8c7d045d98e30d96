/** Switches an admin sets for the whole workspace. All start off. */
export const workspaceSwitches = [
  'accessRequestsDisabled',
  'communityPublishingDisabled',
  'adminOnlyInvites',
] as const;
export type WorkspaceSwitch = (typeof workspaceSwitches)[number];
export type WorkspaceSwitches = Readonly<Record<WorkspaceSwitch, boolean>>;

export const defaultWorkspaceSwitches: WorkspaceSwitches = {
  accessRequestsDisabled: false,
  communityPublishingDisabled: false,
  adminOnlyInvites: false,
};
