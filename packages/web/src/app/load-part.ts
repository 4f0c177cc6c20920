import { serverAnswers } from './connection.ts';
import { loadAnew } from './load-anew.ts';
import { watched } from './watched.ts';

/** How many parts of the app are on their way. */
export const coming = watched(0);

/** As the browsers say it, and what the build puts around an import. */
const missing = /dynamically imported module|Importing a module script failed|Unable to preload CSS for (\S+)/;

/**
 * Loads a part of the app. Without a network it comes when that is back; what is gone for good takes a page that is loaded anew, where somebody
 * waits for it: what is only prepared fails, and is asked for again once it is wanted.
 */
export async function loadPart<T>(load: () => Promise<T>, isWaitedFor = () => true): Promise<T> {
  // not while whoever asks is being drawn
  queueMicrotask(() => coming.set(coming.current() + 1));
  try {
    for (let hasFailed = false; ; ) {
      try {
        return await load();
      } catch (error) {
        const told = missing.exec(error instanceof Error ? error.message : '');
        if (!told) throw error;
        const wasAway = await serverAnswers();
        if (hasFailed && !wasAway) {
          if (!isWaitedFor()) throw error;
          await loadAnew(error);
        }
        hasFailed = !wasAway;
        if (told[1]) await askAgainForStyles(told[1]);
        else await askAgainForModules();
      }
    }
  } finally {
    queueMicrotask(() => coming.set(coming.current() - 1));
  }
}

/** The import itself takes styles that failed once for loaded. */
async function askAgainForStyles(href: string): Promise<void> {
  const failed = document.querySelector(`link[rel="stylesheet"][href="${href}"]`);
  if (!failed) return;
  const link = failed.cloneNode() as HTMLLinkElement;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    failed.replaceWith(link);
  });
}

/**
 * Safari fails a module that failed once without asking for it again, on a page that is loaded anew too, until it has been fetched in another way.
 * Of what failed it keeps no time, unlike others.
 */
async function askAgainForModules(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  const failed = links.filter(({ href }) => performance.getEntriesByName(href).length === 0);
  await Promise.allSettled(failed.map(({ href }) => fetch(href, { cache: 'reload' })));
}
