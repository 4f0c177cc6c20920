import type { LiveEvent, LivePacket } from '@trellis/contract/live';

/** For how long what came is remembered for tabs that open, in milliseconds. */
const remembered = 60_000;
/** How many ids are known: as many as could come twice. */
const mostKnown = 1_000;

interface Hands {
  passOn: (event: LiveEvent) => void;
  /** More was told than came. */
  onMissed: () => void;
}

/** What was told to this tab: hands each on once, whichever way it came. */
export function keepTold({ passOn, onMissed }: Hands) {
  let position: string | undefined;
  let recent: { at: number; event: LiveEvent }[] = [];
  const known = new Set<number>();
  return {
    /** Where this tab stands. */
    position: () => position,
    take: (packet: LivePacket, now = performance.now()) => {
      position = packet.position;
      const fresh = packet.events.filter(({ id }) => !known.has(id));
      for (const { id } of fresh) known.add(id);
      for (const id of known) if (known.size > mostKnown) known.delete(id);
      recent = [...recent.filter(({ at }) => at > now - remembered), ...fresh.map((event) => ({ at: now, event }))];
      for (const event of fresh) passOn(event);
      if (packet.hasMissed) onMissed();
    },
    /** What came within so many milliseconds. */
    within: (age: number, now = performance.now()): LiveEvent[] => recent.filter(({ at }) => at >= now - age).map(({ event }) => event),
  };
}
