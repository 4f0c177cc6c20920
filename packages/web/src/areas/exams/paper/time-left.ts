import { useEffect, useState } from 'react';

/** Seconds until a moment of the center's clock, which this device's may differ from. */
export const secondsLeft = (endTime: string, ahead: number, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endTime) - ahead - now) / 1000));

/** How long there is, as it runs. `ahead`: by how many milliseconds the center's clock is ahead of this device's. */
export function useSecondsLeft(endTime: string, ahead: number): number {
  const [left, setLeft] = useState(() => secondsLeft(endTime, ahead, Date.now()));
  useEffect(() => {
    const tell = () => setLeft(secondsLeft(endTime, ahead, Date.now()));
    tell();
    const timer = window.setInterval(tell, 500);
    return () => window.clearInterval(timer);
  }, [endTime, ahead]);
  return left;
}

/** Minutes and seconds, with hours where there are any. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
