import { unseal } from '../../../platform/sealing.ts';
import { type Outcome, type PostOptions, postMessage } from './post-message.ts';
import { type Jobs, markFailed, markSent, type Taken, takeDelivery } from './queue.ts';
import { signatureHeaders } from './sign.ts';

export interface Sending {
  jobs: Jobs;
  post?: PostOptions | undefined;
}

/**
 * Sends the delivery that is due first; false when none is. That it is under way is committed before the receiver hears of it: whoever dies in
 * between leaves it to be sent again after its lease, under the same id, so that it arrives at least once.
 */
export async function deliverNext({ jobs, post }: Sending): Promise<boolean> {
  const taken = await takeDelivery(jobs);
  if (!taken) return false;
  const outcome = await send(taken, post);
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) await markSent(jobs, taken, outcome);
  else await markFailed(jobs, taken, outcome);
  return true;
}

async function send({ id, payload, address, sealed, former }: Taken, post: PostOptions | undefined): Promise<Outcome> {
  const body = JSON.stringify(payload);
  const secrets = [sealed, former].flatMap(readSecret);
  if (secrets.length === 0) return { fault: 'noSecret' };
  const headers = signatureHeaders({ id, timestamp: Math.floor(Date.now() / 1000), body, secrets });
  return postMessage({ address, headers, body }, post);
}

/** One that was sealed with another SECRET of the product cannot be read any more: it has to be renewed. */
function readSecret(sealed: string | null): string[] {
  try {
    return sealed === null ? [] : [unseal(sealed, 'webhook secret')];
  } catch {
    return [];
  }
}
