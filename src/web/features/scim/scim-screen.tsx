import { useState } from 'react';
import { useQuery } from 'urql';
import { roles, type Role } from '#domain/access/roles.ts';
import { roleName } from '#web/features/members/index.ts';
import type { ScimSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SettingsPart, SettingsText } from '#web/ui/settings-part.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { ScimSettingsDocument, SetScimDefaultRoleDocument } from './scim.gen.ts';
import { ScimTokenActions } from './scim-token-actions.tsx';

/** How the company's directory (Okta, Entra and the like) adds and removes members. */
export function ScimScreen() {
  const query = useQuery({ query: ScimSettingsDocument });
  return (
    <QueryView
      query={query}
      what="the directory settings"
      skeleton={<SkeletonRows rows={4} label="Loading settings" />}
    >
      {({ scimSettings }) => <ScimForm settings={scimSettings} />}
    </QueryView>
  );
}

function ScimForm({ settings }: { settings: ScimSettingsFieldsFragment }) {
  const setRole = useCommand(SetScimDefaultRoleDocument);
  const [saving, setSaving] = useState<Role | null>(null);

  async function choose(value: string) {
    const role = roles.find((name) => name === value);
    if (!role) return;
    setSaving(role);
    await setRole.run({ role });
    setSaving(null);
  }

  return (
    <SettingsPart>
      <SettingsText>
        Connect Okta, Microsoft Entra ID or another directory by SCIM 2.0. People who are removed there lose
        access here within seconds, and what they wrote stays.
      </SettingsText>
      <CopyField
        label="SCIM address"
        value={settings.url}
        onCopy={(text) => copyText(text, 'Address copied')}
      />
      <SelectField
        label="Role of new members"
        value={saving ?? settings.defaultRole}
        disabled={saving !== null}
        options={roles.map((value) => ({ value, label: roleName(value) }))}
        onChange={(event) => void choose(event.target.value)}
      />
      <TokenFacts settings={settings} />
      <ScimTokenActions hasToken={settings.hasToken} />
    </SettingsPart>
  );
}

function TokenFacts({ settings }: { settings: ScimSettingsFieldsFragment }) {
  const { hasToken, tokenCreatedAt, tokenCreatedBy, tokenLastUsedAt } = settings;
  if (!hasToken || tokenCreatedAt === null) return <SettingsText>No token yet.</SettingsText>;
  return (
    <SettingsText>
      Token created <RelativeTime at={tokenCreatedAt} />
      {tokenCreatedBy && ` by ${tokenCreatedBy.name}`}.{' '}
      {tokenLastUsedAt === null ? (
        'Never used.'
      ) : (
        <>
          Last used <RelativeTime at={tokenLastUsedAt} />.
        </>
      )}
    </SettingsText>
  );
}
