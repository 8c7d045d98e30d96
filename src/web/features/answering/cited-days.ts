import { createContext } from 'react';
import type { DayRange } from '#domain/time/date-range.ts';

/** The days that a text is about: its citations of themes keep them. */
export const CitedDays = createContext<DayRange | null>(null);
