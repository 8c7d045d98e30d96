import { IconFileTypeDocx, IconFileTypeHtml, IconFileTypePdf, IconMarkdown } from '@tabler/icons-react';
import type { AccessObject } from '#domain/access/can.ts';
import { useCan } from '#web/features/members/index.ts';
import { usePdfReason } from '#web/features/printing/index.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { exportDocument } from './export-document.ts';

/** The part of a note's or insight's menu that takes it home as a file. */
export function useExportItems(id: string, access: AccessObject): MenuItem[] {
  const mayExport = useCan('export.document', access);
  const refused = mayExport.allowed ? null : mayExport.reason;
  const pdfReason = usePdfReason();
  return [
    { label: 'Export as PDF', icon: <IconFileTypePdf size={16} />, format: 'pdf' as const },
    { label: 'Export as Word', icon: <IconFileTypeDocx size={16} />, format: 'docx' as const },
    { label: 'Export as Markdown', icon: <IconMarkdown size={16} />, format: 'md' as const },
    { label: 'Export as HTML', icon: <IconFileTypeHtml size={16} />, format: 'html' as const },
  ].map(({ format, ...item }) => ({
    ...item,
    disabledReason: refused ?? (format === 'pdf' ? pdfReason : null),
    onSelect: () => void exportDocument(id, format),
  }));
}
