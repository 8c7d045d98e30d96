import { IconX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useQuery } from 'urql';
import { countLimits } from '#domain/limits/count-limits.ts';
import type { SsoGroupsInput, SsoSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions, FormStack } from '#web/ui/page-frame.tsx';
import { SettingsList, SettingsPart, SettingsRow, SettingsText } from '#web/ui/settings-part.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { SetSsoGroupsDocument, SsoGroupChoicesDocument } from './sso.gen.ts';

const usualClaim = 'groups';

/** Which groups people are put into when they sign in, by what the provider says of them. */
export function GroupRules({ settings }: { settings: SsoSettingsFieldsFragment }) {
  const [claim, setClaim] = useState(settings.groupClaim ?? usualClaim);
  const [draft, setDraft] = useState({ value: '', groupId: '' });
  const [error, setError] = useState<string | null>(null);
  const save = useCommand(SetSsoGroupsDocument, { onRefused: setError });
  const [{ data }] = useQuery({
    query: SsoGroupChoicesDocument,
    variables: { first: countLimits.groupsPerWorkspace.max },
  });
  const choices = data?.groups.items ?? [];
  const rules = settings.groups.map(({ value, groupId }) => ({ value, groupId }));
  const nameOf = (groupId: string) => choices.find(({ id }) => id === groupId)?.name ?? '…';

  async function set(groups: SsoGroupsInput['groups']) {
    setError(null);
    return save.run({ input: { claim: groups.length === 0 ? null : claim, groups } });
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    if (await set([...rules, draft])) setDraft({ value: '', groupId: '' });
  }

  return (
    <SettingsPart>
      <SettingsText>
        At each sign-in, people join the groups that your provider names and leave the others in this list.
      </SettingsText>
      {rules.length > 0 && (
        <SettingsList label="Groups from the provider">
          {rules.map((rule) => (
            <li key={`${rule.value}:${rule.groupId}`}>
              <SettingsRow name={`${rule.value} → ${nameOf(rule.groupId)}`}>
                <IconButton
                  label={`Remove ${rule.value}`}
                  onClick={() => void set(rules.filter((other) => other !== rule))}
                >
                  <IconX size={16} />
                </IconButton>
              </SettingsRow>
            </li>
          ))}
        </SettingsList>
      )}
      <form onSubmit={(event) => void add(event)} noValidate>
        <FormStack>
          <TextField
            label="Group claim"
            autoComplete="off"
            spellCheck={false}
            value={claim}
            onChange={(event) => setClaim(event.target.value)}
            // Without rules there is nothing to read the claim for; it is saved with the first one.
            onBlur={() => rules.length > 0 && claim.trim() !== settings.groupClaim && void set(rules)}
          />
          <TextField
            label="Group at the provider"
            placeholder="Name or ID"
            autoComplete="off"
            value={draft.value}
            onChange={(event) => setDraft({ ...draft, value: event.target.value })}
          />
          <SelectField
            label="Group in Hark"
            value={draft.groupId}
            options={[
              { value: '', label: choices.length === 0 ? 'No groups yet' : 'Choose a group' },
              ...choices.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => setDraft({ ...draft, groupId: event.target.value })}
          />
          <FormError message={error} />
          <FormActions>
            <Button
              type="submit"
              busy={save.busy}
              disabled={draft.value.trim() === '' || draft.groupId === ''}
            >
              Add group rule
            </Button>
          </FormActions>
        </FormStack>
      </form>
    </SettingsPart>
  );
}
