import autocannon from 'autocannon';

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What one connection asks for, over and over. */
export type Conversation = Call[];

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

interface Sample {
  seconds: number;
  milliseconds: number[];
}

/** What a server is asked. */
export interface Load {
  url: string;
  conversations: readonly Conversation[];
  connections: number;
  /** For each side, over all its turns. */
  seconds: number;
}

const rounds = 2;
const warmingConnections = 32;

/** Measures servers in turns, so that a machine that slows down slows them all; the first turn of each only warms up. */
export async function inTurns(loads: readonly Load[]): Promise<Figures[]> {
  const samples = loads.map((): Sample => ({ seconds: 0, milliseconds: [] }));
  for (const load of loads) await turn({ ...load, connections: warmingConnections }, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, load] of loads.entries()) {
      const { seconds, milliseconds } = await turn(load, load.seconds / rounds);
      const sample = samples[index];
      if (!sample) continue;
      sample.seconds += seconds;
      sample.milliseconds = sample.milliseconds.concat(milliseconds);
    }
  }
  return samples.map(figuresOf);
}

async function turn({ url, conversations, connections }: Load, duration: number): Promise<Sample> {
  const milliseconds: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const run = autocannon({
    url,
    connections,
    duration,
    setupClient: (client) => {
      client.setRequests([...(conversations[next % conversations.length] ?? [])]);
      next += 1;
    },
  });
  run.on('response', (_client, _status, _bytes, time) => milliseconds.push(time));
  const { non2xx, errors, timeouts } = await run;
  // a fast failure would look like a fast answer
  if (non2xx + errors + timeouts > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors, ${timeouts} timeouts`);
  return { seconds: (performance.now() - startedAt) / 1000, milliseconds };
}

function figuresOf({ seconds, milliseconds }: Sample): Figures {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99) };
}
