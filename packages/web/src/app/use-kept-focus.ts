import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

/**
 * What had the focus may go with the page that was left: keys go on where the next one begins, not before the menu. Whoever did nothing here
 * yet has left no page, though its address may have been completed meanwhile: they begin with the first control.
 */
export function useKeptFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let hasActed = false;
    const act = () => void (hasActed = true);
    const acts = ['pointerdown', 'keydown'] as const;
    for (const kind of acts) window.addEventListener(kind, act, { capture: true, once: true });
    const stop = router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged && hasActed) focusIfLost(document.getElementById('content'));
    });
    return () => {
      for (const kind of acts) window.removeEventListener(kind, act, { capture: true });
      stop();
    };
  }, [router]);
}
