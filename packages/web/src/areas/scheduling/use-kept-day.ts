import { useQueryClient } from '@tanstack/react-query';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { useEffect, useState } from 'react';
import type { KeptDay } from './keep-day.ts';

/** Once the day is drawn, what its sessions need comes after it, where the device keeps pages at all. Answers how much of it the device has, once that is known. */
export function useKeptDay(today: Today | undefined, coachId: string): KeptDay | undefined {
  const client = useQueryClient();
  const [keptDay, setKeptDay] = useState<KeptDay>();
  useEffect(() => {
    if (!today || !navigator.serviceWorker?.controller) return undefined;
    let isGone = false;
    const keep = async () => {
      const { keepDay } = await import('./keep-day.ts');
      const kept = await keepDay(client, today, coachId);
      if (!isGone) setKeptDay(kept);
    };
    const later = window.setTimeout(() => void keep(), afterDay);
    return () => {
      isGone = true;
      window.clearTimeout(later);
    };
  }, [client, today, coachId]);
  return keptDay;
}

/** Milliseconds. */
const afterDay = 5_000;
