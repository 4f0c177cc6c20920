import type { ScheduleEntry, UnbookedSession } from '@trellis/contract/scheduling/schemas';
import type { CSSProperties } from 'react';
import type { Lane } from './day-lanes.ts';
import { EntryBlock } from './entry-block.tsx';
import { UnbookedBlock } from './unbooked-block.tsx';

interface Props {
  entries: readonly ScheduleEntry[];
  unbooked: readonly UnbookedSession[];
  /** Of the entries, then of the others: where each begins and how long it is, as shares of the axis. */
  spans: readonly { start: number; length: number }[];
  lanes: readonly Lane[];
  zone: string;
  now: Date | undefined;
}

/** What a coach's day has, side by side where it is held at the same time. */
export function CoachBlocks({ entries, unbooked, spans, lanes, zone, now }: Props) {
  const placeOf = (index: number) => styleOf(spans[index]!, lanes[index]!);
  return (
    <>
      {entries.map((entry, index) => (
        <EntryBlock key={entry.id} entry={entry} zone={zone} now={now} place={placeOf(index)} />
      ))}
      {unbooked.map((session, index) => (
        <UnbookedBlock key={session.sessionId} session={session} zone={zone} place={placeOf(entries.length + index)} />
      ))}
    </>
  );
}

const percent = (share: number) => `${share * 100}%`;
const styleOf = ({ start, length }: { start: number; length: number }, { from, to }: Lane): CSSProperties => ({
  top: percent(start),
  height: percent(length),
  insetInline: `calc(${percent(from)} + var(--space-1)) calc(${percent(1 - to)} + var(--space-1))`,
});
