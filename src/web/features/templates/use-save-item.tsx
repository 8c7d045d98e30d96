import { IconTemplate } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { AccessObject } from '#domain/access/can.ts';
import { useCan } from '#web/features/members/index.ts';
import type { DocumentKind } from '#web/kit/documents/document-object.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { SaveDocumentTemplate } from './lazy-dialogs.tsx';

type SaveItem = { readonly item: MenuItem; readonly dialog: ReactNode };

/** The entry of a note's or insight's menu, and the dialog that it opens. */
export function useSaveItem(
  kind: DocumentKind,
  document: { readonly id: string; readonly title: string },
  access: AccessObject,
): SaveItem {
  const [isSaving, setSaving] = useState(false);
  const maySave = useCan('template.saveDocument', access);
  return {
    item: {
      label: 'Save as template…',
      icon: <IconTemplate size={16} />,
      disabledReason: maySave.allowed ? null : maySave.reason,
      onSelect: () => setSaving(true),
    },
    dialog: isSaving && (
      <SaveDocumentTemplate kind={kind} document={document} onClose={() => setSaving(false)} />
    ),
  };
}
