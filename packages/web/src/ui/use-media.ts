import { useCallback, useSyncExternalStore } from 'react';

/** A screen on which a table has no room. */
export const phone = '(max-width: 639px)';

/** Whether a media query holds, now and from now on. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
