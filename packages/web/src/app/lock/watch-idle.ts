import { api } from '../api.ts';
import { keptOwner } from '../offline/kept-reads.ts';
import { keptByTab } from '../storage.ts';
import { lockNow, otherTabs } from './lock-now.ts';
import { isOpenByPin, lockAtName } from './lock-state.ts';

const usualMinutes = 5;
const kept = 'trellis.lockAfter';
/** How often it is written down that somebody works, and looked whether nobody does, in milliseconds. */
const often = 5_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

let lockAt = Number.POSITIVE_INFINITY;
let minutes = usualMinutes;
let watching: number | undefined;

/** Locks the tab once nobody worked in any tab of the person for as long as the center says. */
export async function watchIdle(): Promise<void> {
  minutes = Number(keptByTab.read(kept) ?? usualMinutes);
  stay();
  if (watching !== undefined) return;
  for (const sign of signs) document.addEventListener(sign, work, { capture: true, passive: true });
  document.addEventListener('visibilitychange', look);
  otherTabs.addEventListener('message', hear);
  watching = window.setInterval(look, often);
  const rule = await api.account.lockRule.call({}).catch(() => undefined);
  if (!rule) return;
  minutes = rule.minutes;
  keptByTab.write(kept, String(minutes));
  stay();
}

/** Locks where it is time for it; says whether the tab is open. */
function look(): boolean {
  if (!isOpenByPin()) return false;
  if (Date.now() <= lockAt) return true;
  lockNow();
  return false;
}

let toldAt = 0;

/** Somebody works: what they touch is theirs only while it is not time to lock. */
function work(): void {
  if (!look() || Date.now() - toldAt < often) return;
  toldAt = Date.now();
  stay();
  otherTabs.postMessage({ owner: keptOwner(), isLocked: false });
}

function stay(): void {
  lockAt = Date.now() + minutes * 60_000;
  keptByTab.write(lockAtName, String(lockAt));
}

function hear({ data }: MessageEvent<{ owner: string; isLocked: boolean }>): void {
  if (data.owner !== keptOwner() || !isOpenByPin()) return;
  if (data.isLocked) lockNow(true);
  else stay();
}
