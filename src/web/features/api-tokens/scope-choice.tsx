import type { ApiScope } from '#web/lib/graphql.gen.ts';
import { Switch } from '#web/ui/switch.tsx';
import { addedScopes } from './scope-names.ts';

export type ScopeChoiceProps = {
  value: readonly ApiScope[];
  onChange: (value: readonly ApiScope[]) => void;
};

export function ScopeChoice({ value, onChange }: ScopeChoiceProps) {
  const toggle = (scope: ApiScope, isOn: boolean) =>
    onChange(isOn ? [...value, scope] : value.filter((one) => one !== scope));
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>Scopes</legend>
      <Switch label="Read" checked disabledReason="Every token can see what you see" onChange={() => {}} />
      {addedScopes.map(({ value: scope, label, hint }) => (
        <Switch
          key={scope}
          label={label}
          hint={hint}
          checked={value.includes(scope)}
          onChange={(isOn) => toggle(scope, isOn)}
        />
      ))}
    </fieldset>
  );
}
