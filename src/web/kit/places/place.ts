import type { Icon } from '@tabler/icons-react';
import type { Action } from '#domain/access/actions.ts';
import type { RouteName, Routes } from '#domain/routes/route-table.ts';

/** Addresses that name no record. */
export type PlaceRoute = {
  [N in RouteName]: Routes[N]['path'] extends `${string}{${string}` ? never : N;
}[RouteName];

/** Where somebody can go: a line of the sidebar and the palette, and with keys one of the shortcut sheet. */
export type Place = {
  readonly route: PlaceRoute;
  readonly label: string;
  readonly icon: Icon;
  /** Further pages that belong to it. */
  readonly pages?: readonly RouteName[];
  /** One after the other. */
  readonly keys?: readonly string[];
  /** Shown to those who may; else to everybody. */
  readonly action?: Action;
};

export const settingsGroups = [
  'Workspace',
  'People and access',
  'Research',
  'Security',
  'Administration',
  'You',
] as const;

/** A page of the settings: a line of their own sidebar, and of the palette. */
export type SettingsPlace = Place & {
  readonly group: (typeof settingsGroups)[number];
  /** What is set there, in a few words. */
  readonly text: string;
  /** What else people call it. */
  readonly words?: string;
};
