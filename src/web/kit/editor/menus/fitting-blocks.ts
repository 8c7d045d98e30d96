import { bestFitting } from '#web/kit/pickers/rank-label.ts';
import type { BlockCommand } from './block.ts';

/** One or two letters may be the start of anything. */
const tellingLetters = 3;

export function fittingBlocks(commands: readonly BlockCommand[], query: string): BlockCommand[] {
  const fitting = bestFitting(commands, query, ({ label, words }) => `${label} ${words}`);
  const typed = query.toLowerCase();
  const isMeant = ({ firstFor = [] }: BlockCommand) =>
    typed.length >= tellingLetters && firstFor.some((word) => word.startsWith(typed));
  return [...fitting.filter(isMeant), ...fitting.filter((command) => !isMeant(command))];
}
