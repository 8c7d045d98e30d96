import { IconArrowForward, IconBulb, IconFolder, IconMessages } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { CurrentTeam } from '#domain/accounts/available-team.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { pickableProducts, type PickableProduct } from '#domain/workspaces/product-picker.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { ChoiceList, type ListedChoice } from './choice-list.tsx';
import { enterWorkspace } from './follow-redirect.ts';

const icons: Readonly<Record<PickableProduct['route'], ReactNode>> = {
  projects: <IconFolder size={20} aria-hidden />,
  explore: <IconBulb size={20} aria-hidden />,
  channels: <IconMessages size={20} aria-hidden />,
};

export type ProductListProps = {
  teams: readonly [CurrentTeam, ...CurrentTeam[]];
  /** The page that the person wanted before they came here. */
  path: string | undefined;
};

/** The parts of a workspace where work starts, and which workspace where there are several. */
export function ProductList({ teams, path }: ProductListProps) {
  const [teamId, setTeamId] = useState(teams[0].id);
  const submit = useSubmit();
  const open = (to: string) => void submit.run(() => enterWorkspace(teamId, { path: to }));
  const wanted: ListedChoice[] =
    path === undefined
      ? []
      : [
          {
            id: 'wanted',
            mark: <IconArrowForward size={20} aria-hidden />,
            name: 'Continue',
            detail: path,
            onChoose: () => open(path),
          },
        ];
  const products = pickableProducts.map(({ product, name, purpose, route }) => ({
    id: product,
    mark: icons[route],
    name,
    detail: purpose,
    onChoose: () => open(buildUrl(route)),
  }));
  return (
    <FormStack>
      <FormError message={submit.error} />
      {teams.length > 1 && (
        <SelectField
          label="Workspace"
          value={teamId}
          onChange={(event) => setTeamId(event.target.value)}
          options={teams.map((team) => ({ value: team.id, label: workspaceNameOf(team.name) }))}
        />
      )}
      <ChoiceList label="Products" choices={[...wanted, ...products]} />
    </FormStack>
  );
}
