import type { ReactNode } from 'react';

export type ComboboxItem = { id: string; label: string; detail?: string; icon: ReactNode };
