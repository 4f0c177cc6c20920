import type { RecordingHead } from './recording.ts';

/** What cannot have happened. */
export interface Contradiction {
  problem: 'clockBackwards' | 'trialRepeated' | 'onsetOutside' | 'onsetBackwards' | 'pressOutside' | 'eventOutside';
  /** The number of the trial; null where it is about the whole. */
  trial: number | null;
}

/** The first contradiction of a recording; null when there is none. A recording with one is kept nowhere. */
export function contradictionOf({ clock, paradigm, trials, events }: RecordingHead): Contradiction | null {
  const { startMs, endMs } = clock;
  if (endMs <= startMs) return { problem: 'clockBackwards', trial: null };
  if (events.some(({ ms }) => ms < startMs || ms > endMs)) return { problem: 'eventOutside', trial: null };
  const seen = new Set<number>();
  let before = startMs;
  for (const { n, onsetMs, pressesMs } of trials) {
    if (seen.has(n)) return { problem: 'trialRepeated', trial: n };
    seen.add(n);
    if (onsetMs < startMs || onsetMs > endMs) return { problem: 'onsetOutside', trial: n };
    if (onsetMs < before) return { problem: 'onsetBackwards', trial: n };
    before = onsetMs;
    if (pressesMs.some((press) => press < onsetMs || press >= onsetMs + paradigm.windowMs)) return { problem: 'pressOutside', trial: n };
  }
  return null;
}
