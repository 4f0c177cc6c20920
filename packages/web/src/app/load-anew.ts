import { keptByTab } from './storage.ts';
import { holdsTyped } from './typed.ts';
import { watched } from './watched.ts';

const key = 'trellis.loadedAnew';
/** Which build this page is of: its entry has the name of its content. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Whether somebody is asked to load the page anew. */
export const asked = watched(false);

/** Loads the page as it is now on the server. */
export function reload(): void {
  keptByTab.write(key, build());
  window.location.reload();
}

/** What a part needs that this build has and the server has no more: once for a build, so that it never goes round; asked first where something was typed. */
export async function loadAnew(cause: unknown): Promise<never> {
  if (keptByTab.read(key) === build()) throw new Error('A part of the app is gone', { cause });
  // a browser that keeps nothing would not know that it was done
  if (holdsTyped() || !keptByTab.write(key, undefined)) asked.set(true);
  else reload();
  return new Promise<never>(() => undefined);
}
