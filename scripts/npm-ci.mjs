// Runs on whatever Node the machine has, so: no dependencies, no syntax younger than Node 20.
import { spawnSync } from 'node:child_process';
import { npmCommand } from './npm.mjs';

/** Installs what the lock file of a folder says. Answers nothing when it worked, else the reason in one sentence. */
export function npmCi(cwd) {
  const [command, args] = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const { status, error, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
    // npm.cmd is a batch file: Windows starts it through the shell only.
    shell: process.platform === 'win32' && command.endsWith('.cmd'),
  });
  if (status === 0) return undefined;
  const said = `${error ? error.message : ''}\n${stderr ?? ''}`;
  process.stderr.write(stderr ?? '');
  return reasonFor(said);
}

const reasons = [
  [/\bENOSPC\b|\bEDQUOT\b|no space left/i, 'The disk is full. Free some space, then try again.'],
  [
    /\bEACCES\b|\bEPERM\b|\bEROFS\b/,
    'The project folder can’t be written to. Give this user write access, then try again.',
  ],
  [
    /\bENOTFOUND\b|\bEAI_AGAIN\b|\bECONNREFUSED\b|\bECONNRESET\b|\bENETUNREACH\b|\bEHOSTUNREACH\b|\bETIMEDOUT\b|\bERR_SOCKET_TIMEOUT\b|network/i,
    'The package registry can’t be reached. Check the network connection or proxy, then try again.',
  ],
  [
    /\bE404\b|\bETARGET\b|\bENOVERSIONS\b|\bEBADPLATFORM\b|notarget/i,
    'The package registry lacks a package that Hark needs for this platform. Try another registry mirror, or report it.',
  ],
  [
    /\bEINTEGRITY\b/,
    'A downloaded package differs from the one Hark was tested with. Clear the npm cache, then try again.',
  ],
];

export function reasonFor(said) {
  const known = reasons.find(([pattern]) => pattern.test(said));
  return known ? known[1] : 'The dependencies could not be installed. The lines above say why.';
}
