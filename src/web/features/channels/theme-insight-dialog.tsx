import { CreateInsightDialog } from '#web/features/insights/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateInsightFromThemeDocument } from './channels.gen.ts';

/** A draft with the quotes that are most typical of the theme. */
export function ThemeInsightDialog({ themeId, onClose }: { themeId: string; onClose: () => void }) {
  const { busy, run } = useCommand(CreateInsightFromThemeDocument);
  return (
    <CreateInsightDialog
      busy={busy}
      create={async (projectId) => (await run({ themeId, projectId }))?.createInsightFromTheme}
      onClose={onClose}
    />
  );
}
