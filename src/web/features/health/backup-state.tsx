import { formatBytes } from '#domain/numbers/format-bytes.ts';
import { copyText } from '#web/lib/copy-text.ts';
import type { HealthQuery } from '#web/lib/graphql.gen.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SettingsText } from '#web/ui/settings-part.tsx';

type Props = { backup: HealthQuery['health']['lastBackup']; runsInstallation: boolean };

/** When everything was last saved, and how to do it. */
export function BackupState({ backup, runsInstallation }: Props) {
  return (
    <FormStack>
      {backup ? (
        <FactList
          facts={[
            { name: 'Last backup', value: <RelativeTime at={backup.madeAt} /> },
            { name: 'Read back', value: <RelativeTime at={backup.verifiedAt} /> },
            { name: 'Size', value: formatBytes(backup.bytes) },
            { name: 'Passphrase', value: backup.sealed ? 'Needed to read it' : 'None: anyone can read it' },
          ]}
        />
      ) : (
        <SettingsText>
          No backup with Hark’s command is on record. Backups made another way aren’t shown here.
        </SettingsText>
      )}
      {runsInstallation ? (
        <>
          <SettingsText>
            Run this on the server. It saves every workspace with its files and reads the archive back.
          </SettingsText>
          <CopyField
            label="Command"
            value="npx hark backup"
            onCopy={(text) => copyText(text, 'Command copied')}
          />
        </>
      ) : (
        <SettingsText>The people who run this installation make backups of all workspaces.</SettingsText>
      )}
    </FormStack>
  );
}
