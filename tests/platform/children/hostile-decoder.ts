/** What a file can do to whatever opens it. */
export type HostileFile = 'endless' | 'hungry' | 'talkative' | 'deadly' | 'good' | 'environment';

export async function decode(file: HostileFile): Promise<unknown> {
  if (file === 'endless') for (;;);
  if (file === 'hungry') {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(50_000_000, 1));
  }
  if (file === 'talkative') return 'a'.repeat(2_000_000);
  if (file === 'deadly') process.abort();
  if (file === 'environment')
    return Object.keys(process.env).filter((name) => /HARK|DATABASE|SECRET/.test(name));
  return process.pid;
}
