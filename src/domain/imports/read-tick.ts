const ticked = /^(?:1(?:\.0)?|y|yes|true|x|on|checked|selected|✓|✔️?|☑️?|✅)$/u;
const unticked = /^(?:0(?:\.0)?|n|no|false|off|unchecked|not selected|[-–—]|☐)$/u;

/** Whether a cell in the column of an option says that it was chosen; null where it says something else. */
export function readTick(cell: string): boolean | null {
  const text = cell.trim().toLowerCase();
  if (text === '' || unticked.test(text)) return false;
  return ticked.test(text) ? true : null;
}
