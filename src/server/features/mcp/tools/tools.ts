import type { Tool } from '../tool.ts';
import { askQuestion } from './ask-question.ts';
import { createNote } from './create-note.ts';
import { listProjects } from './list-projects.ts';
import { listThemes } from './list-themes.ts';
import { readDocument } from './read-document.ts';
import { readHighlights } from './read-highlights.ts';
import { searchResearch } from './search-research.ts';

export const tools: readonly Tool[] = [
  searchResearch,
  readDocument,
  readHighlights,
  askQuestion,
  listProjects,
  listThemes,
  createNote,
];
