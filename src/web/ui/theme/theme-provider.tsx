import { HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './base.css';

/**
 * Mantine gives behaviour only (focus, keyboard, floating layers). Headless keeps its own variables, style
 * tags and reset out, so tokens.css stays the one place that says how things look.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return <HeadlessMantineProvider>{children}</HeadlessMantineProvider>;
}
