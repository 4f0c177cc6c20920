import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

/** What had the focus may go with the page that was left: keys go on where the next one begins, not before the menu. */
export function useKeptFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
        if (fromLocation && hrefChanged) focusIfLost(document.getElementById('content'));
      }),
    [router],
  );
}
