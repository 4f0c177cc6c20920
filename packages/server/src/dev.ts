import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

// the same product with reload: the web app is rebuilt on change, the server restarts itself
const repository = resolve(import.meta.dirname, '../../..');
const options = { cwd: repository, stdio: 'inherit' as const, shell: process.platform === 'win32' };
const first = spawn('npm', ['run', '--silent', 'build'], options);

first.on('exit', (code) => {
  if (code) process.exit(code);
  const children: ChildProcess[] = [
    spawn('npx', ['vite', 'build', '--watch', '--logLevel', 'warn', 'packages/web', '--config', 'packages/web/vite.config.ts'], options),
    spawn('node', ['--watch-path=packages/server/src', '--watch-path=packages/contract/src', 'packages/server/src/main.ts', '--built'], {
      ...options,
      env: { ...process.env, NODE_ENV: 'development' },
    }),
  ];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => children.forEach((child) => child.kill(signal)));
});
