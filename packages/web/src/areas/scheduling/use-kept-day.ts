import { useQueryClient } from '@tanstack/react-query';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { useEffect } from 'react';

/** Once the day is drawn, what its sessions need comes after it: where the device keeps pages at all. */
export function useKeptDay(today: Today | undefined, coachId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!today || !navigator.serviceWorker?.controller) return undefined;
    const later = window.setTimeout(() => void import('./keep-day.ts').then(({ keepDay }) => keepDay(client, today, coachId)), afterDay);
    return () => window.clearTimeout(later);
  }, [client, today, coachId]);
}

/** Milliseconds. */
const afterDay = 5_000;
