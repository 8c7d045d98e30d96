export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** One line that says what to do, and the end. */
export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
