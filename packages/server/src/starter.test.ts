import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const program = pathToFileURL(`${import.meta.dirname}/starter.ts`).href;
const child = `
  const { whenStarterIsGone } = await import('${program}');
  whenStarterIsGone(() => { console.log('ending'); process.exit(); });
  setTimeout(() => undefined, 20_000);
  console.log('begun');`;

it.skipIf(process.platform === 'win32')('what npm started ends when npm was ended, though nobody tells it', async () => {
  // a shell that waits, as that of npm does
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, child], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said === 'begun\n') shell.kill('SIGTERM');
  });
  // the pipe is open as long as anybody could write to it
  await once(shell, 'close');
  expect(said).toBe('begun\nending\n');
});
