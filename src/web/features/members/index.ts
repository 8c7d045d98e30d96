export { AccountForm } from './account-form.tsx';
export { InviteButton } from './invite-button.tsx';
export { InviteDialog } from './lazy-invite-dialog.ts';
export { MemberPicker } from './member-picker.tsx';
export { MemberProfile } from './member-profile.tsx';
export { MembersAndInvites } from './members-and-invites.tsx';
export { roleName } from './role-names.ts';
export { memberSettings } from './settings-places.ts';
export { ThemeChoice } from './theme-choice.tsx';
export { preferenceOf } from './theme-wire.ts';
export { useChooseTheme } from './use-choose-theme.ts';
export {
  useAsViewer,
  useCan,
  useViewer,
  useWorkspace,
  useWorkspaceSettings,
  ViewerProvider,
} from './viewer-context.tsx';
