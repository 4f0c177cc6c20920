import type { LivePacket } from '@trellis/contract/live';
import { currentUserOptions } from '../current-user.ts';
import { queryClient } from '../query-client.ts';
import { connect } from './connect.ts';
import { passOn } from './heard.ts';
import { keepTold } from './told.ts';

/** What the tabs of one person say to each other: what came; who wants to know what came within so many milliseconds; that somebody listens. */
type Said = { packet: LivePacket } | { asks: number } | { isListening: true };

/** How long the tab that listens has to answer one that is looked at: the system may have put it to sleep. */
const patience = 3_000;
/** Who was refused, or gave way, asks again after so long. */
const giveWayFor = 60_000;

/** One connection for all tabs in which a person acts in one place: the tab that has it tells the others. When it closes, another takes over. */
export function shareConnection(owner: string, stopping: AbortSignal): void {
  const name = `trellis.live.${owner}`;
  const tabs = new BroadcastChannel(name);
  const say = (said: Said) => tabs.postMessage(said);
  const told = keepTold({ passOn, onMissed: () => void queryClient.invalidateQueries() });
  const pageAge = () => Math.round(performance.now());
  let isListening = false;
  let waking: number | undefined;

  const listen = (signal: AbortSignal) =>
    new Promise<void>((over) => {
      isListening = true;
      signal.addEventListener('abort', () => over());
      connect(
        {
          since: () => {
            const position = told.position();
            return position === undefined ? { age: pageAge() } : { position };
          },
          onTold: (packet) => {
            told.take(packet);
            say({ packet });
          },
          onEnded: () => {
            // why is said to the page by the answer to what it asks
            void queryClient.invalidateQueries({ queryKey: currentUserOptions().queryKey });
            over();
          },
        },
        signal,
      );
    }).finally(() => (isListening = false));

  let turn = new AbortController();
  const takeTurns = async (isForced: boolean) => {
    turn.abort();
    const own = (turn = new AbortController());
    for (let steal = isForced; !own.signal.aborted; steal = false) {
      const ending = new AbortController();
      own.signal.addEventListener('abort', () => ending.abort());
      if (!navigator.locks) await listen(ending.signal);
      else {
        const options = steal ? { steal } : { signal: own.signal };
        await navigator.locks.request(name, options, () => listen(ending.signal)).catch(() => undefined);
      }
      // also where the lock was taken away
      ending.abort();
      await pause(giveWayFor, own.signal);
    }
  };

  tabs.onmessage = ({ data: said }: MessageEvent<Said>) => {
    if ('packet' in said) return told.take(said.packet);
    if ('isListening' in said) return window.clearTimeout(waking);
    if (!isListening) return;
    say({ isListening: true });
    const position = told.position();
    const events = told.within(said.asks);
    if (position !== undefined && events.length > 0) say({ packet: { position, events } });
  };
  const lookAgain = () => {
    if (document.hidden || isListening || !navigator.locks) return;
    window.clearTimeout(waking);
    waking = window.setTimeout(() => void takeTurns(true), patience);
    say({ asks: patience });
  };
  document.addEventListener('visibilitychange', lookAgain, { signal: stopping });
  stopping.addEventListener('abort', () => {
    turn.abort();
    window.clearTimeout(waking);
    tabs.close();
  });
  void takeTurns(false);
  say({ asks: pageAge() });
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((over) => {
    const timer = window.setTimeout(over, milliseconds);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      over();
    });
  });
