import type { LiveEvent, LiveTopic } from '@trellis/contract/live';
import { useEffect, useEffectEvent } from 'react';
import { hearLive } from './heard.ts';

/**
 * Hears what the signed-in person is told of a topic while the page is open, once each. What came while they were away comes when they are
 * back; where too much did, everything that the page shows is asked for anew.
 */
export function useLive<T extends LiveTopic>(topic: T, hear: (event: LiveEvent<T>) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => hearLive(topic, (event) => heard(event)), [topic]);
}
