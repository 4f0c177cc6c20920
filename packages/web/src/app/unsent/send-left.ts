import { keptOwner } from '../offline/kept-reads.ts';
import { countUnsent } from '../offline/kept-store.ts';
import { takeUp } from './unsent.ts';

/** Sends what a former page of this person left, whichever page is open now. */
export async function sendLeft(): Promise<void> {
  const owner = keptOwner();
  if (!owner || (await countUnsent(owner)) === 0) return;
  await Promise.all([
    import('../../areas/offline-plans/public.ts').then(({ loadSenders }) => loadSenders()),
    import('../../areas/music/public.ts'),
  ]);
  await takeUp(owner);
}
