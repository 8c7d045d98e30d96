/** One line of JSON for machines, and the verdict for people. */
export function report(bench: string, figures: Record<string, unknown>, ok: boolean): void {
  console.log(JSON.stringify({ bench, ...figures, ok }));
  if (!ok) process.exitCode = 1;
}
