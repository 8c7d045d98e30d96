import { recognizeTool, unknownExport } from '#domain/imports/recognize-tool.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import { openArchive } from '#server/platform/programs/safe-archive.ts';
import { readQualcoder } from '../qualcoder/read-qualcoder.ts';
import { projectOfTool } from './project-of-tool.ts';
import { readDovetail } from './read-dovetail.ts';
import { readNotion } from './read-notion.ts';

// Runs in a child process: see refi/open-project.ts.
/** The export of a tool that has a format of its own, in the words of the exchange format. */
export async function readToolExport(path: string, parts: string): Promise<RefiProject> {
  const archive = await openArchive(path, { partsIn: parts });
  try {
    const tool = recognizeTool(archive.entries.keys());
    if (tool === 'DOVETAIL') return projectOfTool(await readDovetail(archive));
    if (tool === 'NOTION') return projectOfTool(await readNotion(archive));
    if (tool === 'QUALCODER') return await readQualcoder(archive, parts);
    throw new Error(unknownExport);
  } finally {
    archive.close();
  }
}
