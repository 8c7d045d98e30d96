import { useQuery } from 'urql';
import { parseTrashDays, trashDays } from '#domain/trash/trash-days.ts';
import { useCan } from '#web/features/members/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { SelectField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SetTrashDaysDocument, TrashSettingsDocument } from './trash.gen.ts';

/** Everyone sees how long deleted items are kept; admins choose it. */
export function TrashDaysSetting() {
  const [{ data }] = useQuery({ query: TrashSettingsDocument });
  const mayChoose = useCan('trash.setDays');
  const set = useCommand(SetTrashDaysDocument);
  const days = data?.workspaceSettings.trashDays;
  if (days === undefined) return null;
  if (!mayChoose.allowed)
    return <p style={{ color: 'var(--color-text-muted)' }}>Deleted items are kept for {days} days.</p>;

  async function choose(value: string) {
    const parsed = parseTrashDays(Number(value));
    if (!parsed.ok || !(await set.run({ days: parsed.value }))) return;
    showToast({ message: `Deleted items are kept for ${parsed.value} days` });
  }

  return (
    <div style={{ maxWidth: 'var(--width-form)', marginBottom: 'var(--space-4)' }}>
      <SelectField
        label="Keep deleted items for"
        value={String(days)}
        disabled={set.busy}
        options={trashDays.map((choice) => ({ value: String(choice), label: `${choice} days` }))}
        onChange={(event) => void choose(event.target.value)}
      />
    </div>
  );
}
