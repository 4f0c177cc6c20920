import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

// All checks, as many at once as the machine has cores but not more than its memory carries; the longest begin. Each says what it found when it is over.
const checks = [
  'check:types:web',
  'check:lint',
  'check:types:server',
  'check:types:tests',
  'check:unused',
  'check:boundaries',
  'check:parts',
  'check:openapi',
  'check:format',
];
const atOnce = Math.min(availableParallelism(), 3);

/** @param {string} name */
function run(name) {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  return new Promise((done) => {
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✘'} ${name}\n${Buffer.concat(said)}`);
      if (code !== 0) process.exitCode = 1;
      done(undefined);
    });
  });
}

const waiting = [...checks];
const lanes = Array.from({ length: atOnce }, async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) await run(name);
});
await Promise.all(lanes);
