import type { Editor } from '@tiptap/react';

export type CardPickerProps = { editor: Editor; projectId: string | null; onClose: () => void };
