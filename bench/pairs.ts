import { Agent, request } from 'node:http';
import type { Call } from './measure.ts';

export interface Side {
  url: string;
  /** What is asked, one after the other; from the first again where there is no more. */
  asked: readonly Call[];
}

/** Medians of one connection, in milliseconds, and of the ratios of what was asked next to each other. */
export interface Paired {
  first: number;
  second: number;
  /** Time of the second by time of the first. */
  ratio: number;
}

/** Each connection plans a statement for itself five times. */
const warmUps = 7;

/** Asks two servers in turns by one connection each, so that a machine that slows down slows both; every other pair begins with the other. */
export async function inPairs(first: Side, second: Side, pairs: number): Promise<Paired> {
  const [askFirst, askSecond] = [asker(first), asker(second)];
  for (let at = 0; at < warmUps; at += 1) {
    await askFirst();
    await askSecond();
  }
  const times: { first: number; second: number }[] = [];
  for (let at = 0; at < pairs; at += 1) {
    if (at % 2 === 0) times.push({ first: await askFirst(), second: await askSecond() });
    else {
      const ofSecond = await askSecond();
      times.push({ first: await askFirst(), second: ofSecond });
    }
  }
  return {
    first: median(times.map((pair) => pair.first)),
    second: median(times.map((pair) => pair.second)),
    ratio: median(times.map((pair) => pair.second / pair.first)),
  };
}

/** How many a side is asked in all. */
export const askedBy = (pairs: number) => warmUps + pairs;

function asker({ url, asked }: Side): () => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let next = 0;
  return async () => {
    const call = asked[next % asked.length];
    next += 1;
    return call ? timeOf(url, call, agent) : Number.NaN;
  };
}

function timeOf(url: string, { method, path, headers, body }: Call, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { method, headers, agent }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const took = performance.now() - startedAt;
        // a fast failure would look like a fast answer
        if ((reply.statusCode ?? 500) < 300) resolve(took);
        else reject(new Error(`${method} ${path}: ${reply.statusCode} ${Buffer.concat(parts).toString()}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = sorted.length / 2;
  return ((sorted[Math.ceil(at) - 1] ?? Number.NaN) + (sorted[Math.floor(at)] ?? Number.NaN)) / 2;
}
