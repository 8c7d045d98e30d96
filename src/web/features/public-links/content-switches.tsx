import { Switch } from '#web/ui/switch.tsx';

type Contents = { readonly showNotes: boolean; readonly showViews: boolean };

export type ContentSwitchesProps = {
  shown: Contents;
  disabledReason?: string | null;
  onChange: (change: Partial<Contents>) => void;
};

/** What a project's public page shows beside its readme and published insights. */
export function ContentSwitches({ shown, disabledReason = null, onChange }: ContentSwitchesProps) {
  return (
    <>
      <Switch
        label="Show notes"
        hint="Visitors can read every note that inherits the project’s access."
        checked={shown.showNotes}
        disabledReason={disabledReason}
        onChange={(showNotes) => onChange({ showNotes })}
      />
      <Switch
        label="Show views"
        hint="Visitors can open the views of highlights and insights, and of notes if notes are shown."
        checked={shown.showViews}
        disabledReason={disabledReason}
        onChange={(showViews) => onChange({ showViews })}
      />
    </>
  );
}
