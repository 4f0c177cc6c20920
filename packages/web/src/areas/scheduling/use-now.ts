import { useEffect, useState } from 'react';
import { centreToday } from '../../ui/centre-time.ts';

const tick = 30_000;

/** The time as it passes; undefined when the centre's day is another one by now. */
export function useNow(zone: string, date: string): Date | undefined {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tick);
    return () => clearInterval(timer);
  }, []);
  return centreToday(zone) === date ? now : undefined;
}
