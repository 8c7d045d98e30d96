import type { Page } from 'playwright-core';
import { askAs } from './ask-as.ts';

/** The id of a project, by its title. */
export async function projectNamed(page: Page, title: string): Promise<string> {
  const { projects } = await askAs(page, '{ projects(first: 50) { items { id title } } }');
  return projects.items.find((one: { title: string }) => one.title === title).id;
}
