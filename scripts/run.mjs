import { spawn } from 'node:child_process';
import { projectDir } from './project.mjs';

/** Runs a program to its end, showing what it prints; answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectDir, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

/** Runs a program of this project's own dependencies with this Node. */
export function runTool(script, args, options = {}) {
  return run(process.execPath, [script, ...args], options);
}
