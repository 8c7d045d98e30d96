// npm run dev: the server restarts and the page reloads on every change.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { projectDir } from './project.mjs';

await ensureInstalled();
const webPort = Number(process.env.PORT ?? 3000);
const apiPort = webPort + 1;
// People open the web port; links and redirects must lead there too.
const env = {
  ...process.env,
  PORT: String(apiPort),
  HARK_URL: process.env.HARK_URL ?? `http://localhost:${webPort}`,
  HARK_WEB_PORT: String(webPort),
};
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=src/server',
      '--watch-path=src/domain',
      '--watch-path=src/engines',
      '--watch-path=db',
      'src/server/main.ts',
    ],
    {
      cwd: projectDir,
      stdio: 'inherit',
      env,
    },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--strictPort'], {
    cwd: projectDir,
    stdio: 'inherit',
    env,
  }),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) child.once('exit', (code) => code && process.exit(code));
