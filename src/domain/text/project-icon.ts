import { oldProjectIcons, projectIcons, type ProjectIcon } from './project-icons.data.ts';

export const defaultProjectIcon: ProjectIcon = 'folder';

/** Old names show their successor, unknown ones the default. */
export function projectIconOf(name: string | null | undefined): ProjectIcon {
  const current = projectIcons.find((icon) => icon === name);
  if (current) return current;
  const old = Object.entries(oldProjectIcons).find(([oldName]) => oldName === name);
  return old?.[1] ?? defaultProjectIcon;
}
