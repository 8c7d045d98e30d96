import { createContext } from 'react';
import type { TeamEnvironment } from './account-api.ts';

export type AuthBrand = Pick<TeamEnvironment, 'name' | 'primaryColor' | 'logo'>;

/** The workspace whose sign-in pages these are; null on the root host. */
export const BrandContext = createContext<AuthBrand | null>(null);
