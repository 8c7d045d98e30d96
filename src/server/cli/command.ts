import { parseArgs, type ParseArgsConfig } from 'node:util';

export type Command = (args: string[]) => Promise<void>;

/** The person typed something that no command understands. */
export class WrongUsage extends Error {}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function readArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    throw new WrongUsage(`${reason}. Usage: ${usage}`);
  }
}
