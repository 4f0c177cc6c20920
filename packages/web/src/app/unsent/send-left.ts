import { loadAreaSenders } from '../area-senders.ts';
import { keptOwner } from '../offline/kept-reads.ts';
import { countUnsent } from '../offline/kept-store.ts';
import { takeUp } from './unsent.ts';

/** Sends what a former page of this person left, whichever page is open now. */
export async function sendLeft(): Promise<void> {
  const owner = keptOwner();
  if (!owner || (await countUnsent(owner)) === 0) return;
  await loadAreaSenders();
  await takeUp(owner);
}
