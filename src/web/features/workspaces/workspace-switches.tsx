import { startTransition, useOptimistic } from 'react';
import type { Action } from '#domain/access/actions.ts';
import { useCan, useWorkspaceSettings } from '#web/features/members/index.ts';
import type { WorkspaceSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { UpdateWorkspaceSettingsDocument } from './workspaces.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { FormStack } from '#web/ui/page-frame.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast-store.ts';

type Setting = keyof WorkspaceSettingsFieldsFragment;
type Definition = {
  name: Setting;
  action: Action;
  label: string;
  hint: string;
  /** What is stored forbids; the switch says what people may do. */
  isForbidden?: boolean;
  /** The admin who turns it on may have to leave this page at once, and can't take it back from where they end up. */
  leavesPage?: boolean;
};

const definitions: readonly Definition[] = [
  {
    name: 'adminOnlyInvites',
    action: 'access.setAdminOnlyInvites',
    label: 'Members invite people',
    hint: 'Everyone except viewers can. If this is off, only admins can.',
    isForbidden: true,
  },
  {
    name: 'accessRequestsDisabled',
    action: 'access.setAccessRequests',
    label: 'Access requests',
    hint: 'People can request access to content that isn’t shared with them.',
    isForbidden: true,
  },
  {
    name: 'communityPublishingDisabled',
    action: 'access.setCommunityPublishing',
    label: 'Publishing to the community',
    hint: 'If this is off, templates stay inside the workspace.',
    isForbidden: true,
  },
  {
    name: 'exportDisabled',
    action: 'access.setExport',
    label: 'Exports and downloads',
    hint: 'If this is off, no one can export content or download files.',
    isForbidden: true,
  },
  {
    name: 'publicAccessDisabled',
    action: 'access.setPublicAccess',
    label: 'Public links',
    hint: 'If this is off, existing links stop opening and no one can create new ones.',
    isForbidden: true,
  },
  {
    name: 'dataOutDisabled',
    action: 'access.setDataOut',
    label: 'Sending data to other tools',
    hint: 'If this is off, webhooks send nothing.',
    isForbidden: true,
  },
  {
    name: 'secondFactorRequired',
    action: 'security.manage',
    label: 'Require a second factor',
    hint: 'People who sign in with a password or an e-mailed link also confirm with an authenticator app or a passkey. People who have none set one up first.',
    leavesPage: true,
  },
  {
    name: 'readOnly',
    action: 'access.setReadOnly',
    label: 'Read-only mode',
    hint: 'Everyone can view what they have access to, and no one can change anything.',
  },
];

export function WorkspaceSwitches() {
  const settings = useWorkspaceSettings();
  const update = useCommand(UpdateWorkspaceSettingsDocument);
  const [shown, show] = useOptimistic(settings, (now, change: Partial<WorkspaceSettingsFieldsFragment>) => ({
    ...now,
    ...change,
  }));

  function set({ name, label, isForbidden = false, leavesPage = false }: Definition, isOn: boolean) {
    const value = isOn !== isForbidden;
    startTransition(async () => {
      show({ [name]: value });
      if (!(await update.run({ input: { [name]: value } }))) return;
      showToast({
        message: `${label}: ${isOn ? 'on' : 'off'}`,
        ...(!leavesPage && { undo: () => void update.run({ input: { [name]: !value } }) }),
      });
    });
  }

  return (
    <FormStack>
      {definitions.map((definition) => (
        <WorkspaceSwitch
          key={definition.name}
          definition={definition}
          checked={shown[definition.name] !== (definition.isForbidden ?? false)}
          onChange={(isOn) => set(definition, isOn)}
        />
      ))}
    </FormStack>
  );
}

type WorkspaceSwitchProps = { definition: Definition; checked: boolean; onChange: (value: boolean) => void };

function WorkspaceSwitch({ definition, checked, onChange }: WorkspaceSwitchProps) {
  const maySet = useCan(definition.action);
  return (
    <Switch
      label={definition.label}
      hint={definition.hint}
      checked={checked}
      disabledReason={maySet.allowed ? null : maySet.reason}
      onChange={onChange}
    />
  );
}
