import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { watched } from './watched.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const aYear = 365 * 24 * 60 * 60;
const { documentElement } = document;
const system = window.matchMedia('(prefers-color-scheme: dark)');

const chosenBefore = () => schemes.find((scheme) => scheme === documentElement.dataset.theme);
/** What somebody chose on this device; otherwise the system's is followed. The server writes it into the page, so that nothing flashes. */
const chosen = watched<Scheme | undefined>(chosenBefore());
const isPrinting = watched(false);

export function chooseScheme(scheme: Scheme | undefined): void {
  if (scheme) documentElement.dataset.theme = scheme;
  else delete documentElement.dataset.theme;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // a cookie, for the pages of the sign-in are drawn by the server alone
  document.cookie = `theme=${scheme ?? ''}; Path=/; Max-Age=${scheme ? aYear : 0}; SameSite=Lax${secure}`;
  chosen.set(scheme);
}

export const useChosenScheme = () => useSyncExternalStore(chosen.subscribe, chosen.current);

function watch(changed: () => void): () => void {
  const stops = [chosen.subscribe(changed), isPrinting.subscribe(changed)];
  system.addEventListener('change', changed);
  return () => {
    for (const stop of stops) stop();
    system.removeEventListener('change', changed);
  };
}

/** Paper is always light. */
const current = (): Scheme => (isPrinting.current() ? 'light' : (chosen.current() ?? (system.matches ? 'dark' : 'light')));

/** In which scheme the page is drawn now. */
export const useScheme = () => useSyncExternalStore(watch, current);

/** What is printed is drawn anew before the browser takes it. */
export function watchPrinting(): void {
  window.addEventListener('beforeprint', () => flushSync(() => isPrinting.set(true)));
  window.addEventListener('afterprint', () => isPrinting.set(false));
}
