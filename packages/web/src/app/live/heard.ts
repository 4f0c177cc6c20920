import type { LiveEvent, LiveTopic } from '@trellis/contract/live';

type Hear = (event: LiveEvent) => void;

const hearers = new Map<LiveTopic, Set<Hear>>();

/** Calls `hear` for everything that is told of a topic while the page is open. */
export function hearLive<T extends LiveTopic>(topic: T, hear: (event: LiveEvent<T>) => void): () => void {
  const own = hearers.get(topic) ?? new Set();
  hearers.set(topic, own.add(hear as Hear));
  return () => void own.delete(hear as Hear);
}

export function passOn(event: LiveEvent): void {
  for (const hear of hearers.get(event.topic) ?? []) hear(event);
}
