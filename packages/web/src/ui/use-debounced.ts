import { useEffect, useState } from 'react';

/** The value once it has rested for a while. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), milliseconds);
    return () => window.clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
