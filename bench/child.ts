import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { RawAccess } from './calls.ts';
import type { Call } from './measure.ts';
import { runtimeFlags } from './memory.ts';
import { shapeOf } from './other-ids.ts';
import { type Recipe, type Recipes, recipeKey, type Statement } from './replay.ts';

export interface Child {
  url: string;
  ask<T>(message: unknown): Promise<T>;
  stop(): Promise<void>;
}

/** Starts the product's process on a free port unless told. */
export async function startProductChild(env: Record<string, string>): Promise<Child> {
  const port = env['PORT'] ?? (await freePort());
  const { child, first } = await start('product.ts', { ...env, PORT: String(port) });
  if (first !== 'ready') throw new Error('The product did not start');
  return asChild(child, `http://127.0.0.1:${port}`);
}

/** Starts the plain server's process. */
export async function startPlainChild(env: Record<string, string>): Promise<Child> {
  const { child, first } = await start('plain.ts', env);
  return asChild(child, `http://127.0.0.1:${String(first)}`);
}

/** Starts the raw server's process, which knows this token. */
export async function startRawChild(env: Record<string, string>, access: RawAccess): Promise<Child> {
  const { child, first } = await start('raw.ts', env);
  const raw = asChild(child, `http://127.0.0.1:${String(first)}`);
  await raw.ask(access);
  return raw;
}

/** Makes each call once and keeps what the product sent to the database for it. */
export async function record(product: Child, calls: readonly Call[]): Promise<Recipes> {
  const recipes: Recipes = new Map();
  for (const { method, path, headers, body = '' } of calls) {
    const recordedAt = Date.now();
    await product.ask('record');
    const reply = await fetch(`${product.url}${path}`, { method, headers, ...(body ? { body } : {}) });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    const hasReply = (await reply.arrayBuffer()).byteLength > 0;
    const statements = await product.ask<Statement[]>('take');
    const asked = recipeKey(method, path, body);
    const recipe: Recipe = { statements, recordedAt, hasReply, asked };
    recipes.set(asked, recipe);
    recipes.set(shapeOf(asked), recipe);
  }
  return recipes;
}

async function start(file: string, env: Record<string, string>): Promise<{ child: ChildProcess; first: unknown }> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    execArgv: runtimeFlags(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it answered`);
  });
  ended.catch(() => undefined); // it also ends when it is stopped
  const [first] = await Promise.race([once(child, 'message'), ended]);
  return { child, first };
}

function asChild(child: ChildProcess, url: string): Child {
  return {
    url,
    ask: async <T>(message: unknown) => {
      const reply = once(child, 'message');
      child.send(message as object);
      return (await reply)[0] as T;
    },
    stop: async () => {
      if (child.exitCode !== null || !child.connected) return;
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
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
