import { IconFolderUp } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const bulkImportSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsBulkImport',
    label: 'Imports',
    icon: IconFolderUp,
    group: 'Research',
    text: 'Your imports and what became of them, and many files at once',
    words: 'bulk import upload folder zip files interviews migrate many undo table csv',
    action: 'import.list',
  },
];
