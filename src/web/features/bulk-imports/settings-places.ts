import { IconFolderUp } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const bulkImportSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsBulkImport',
    label: 'Bulk import',
    icon: IconFolderUp,
    group: 'Research',
    text: 'Import a folder or ZIP file of recordings, transcripts and documents',
    words: 'upload folder zip files interviews migrate many',
    action: 'import.bulk',
  },
];
