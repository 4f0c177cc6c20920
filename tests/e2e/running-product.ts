import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const program = resolve(import.meta.dirname, '../../packages/server/src/main.ts');
/** Nobody is there; a test that wants the reports answers in its place. */
const reportsTo = 'http://reader@127.0.0.1:9/1';

export interface RunningProduct {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the product on a data folder as whoever tries it does, in a process of its own; the web app is built already. */
export async function runProduct(folder: string): Promise<RunningProduct> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const given = { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error', DEMO: 'true', ERROR_REPORTING_DSN: reportsTo };
  // a receiver of webhooks and the provider of an organization are on this machine
  const env = { ...process.env, ...given, WEBHOOK_PRIVATE_NETWORKS: '127.0.0.1', SIGN_IN_PRIVATE_NETWORKS: '127.0.0.1' };
  const child = spawn(process.execPath, [program, '--built'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((begin, fail) => {
    child.on('exit', () => fail(new Error(`The product did not start:\n${said}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(`ready at ${origin}`)) begin();
    });
  });
  return {
    origin,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      // a second word does not wait for requests that somebody left open
      const impatience = setTimeout(() => child.kill('SIGTERM'), 10_000);
      await exited;
      clearTimeout(impatience);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
