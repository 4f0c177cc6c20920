import { useEffect } from 'react';
import { keptByTab } from '../app/storage.ts';

/** A list as it was when somebody went on from one of its rows. */
interface LeftList {
  href: string;
  row: string;
  top: number;
  /** The entry of the browser's history. */
  entry: unknown;
  isAskedFor?: boolean;
}

const placeOf = (path: string) => `trellis.left.${path}`;
const entryNow = (): unknown => (window.history.state as { __TSR_key?: string } | null)?.__TSR_key;

/** Remembers the list of this page and the row that something was done with. */
export function leaveBy(target: EventTarget): void {
  const row = (target as Element).closest('[data-row-key]')?.getAttribute('data-row-key');
  if (!row) return;
  const { pathname, search } = window.location;
  const left: LeftList = { href: pathname + search, row, top: window.scrollY, entry: entryNow() };
  keptByTab.writeJson(placeOf(pathname), left);
}

/** The address of a list as it was left. */
export const hrefLeft = (path: string): string | undefined => keptByTab.readJson<LeftList>(placeOf(path))?.href;

/** Before a list is gone back to by a link: it shows the row that was left, as it does by the browser's own way back. */
export function askForRow(path: string): void {
  const left = keptByTab.readJson<LeftList>(placeOf(path));
  if (left) keptByTab.writeJson(placeOf(path), { ...left, isAskedFor: true });
}

/** Once its rows are there, a list that is come back to stands as it stood, and the row that was left has the focus. */
export function useReturn(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const place = placeOf(window.location.pathname);
    const left = keptByTab.readJson<LeftList>(place);
    if (!left || !(left.isAskedFor || left.entry === entryNow())) return;
    keptByTab.writeJson(place, { ...left, isAskedFor: false, entry: undefined });
    window.scrollTo({ top: left.top });
    const row = document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(left.row)}"]`);
    if (!row) return;
    const { top, bottom } = row.getBoundingClientRect();
    if (top < headRoom || bottom > window.innerHeight) row.scrollIntoView({ block: 'center' });
    row.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [isThere]);
}

/** What stays in place above the rows: the header of the page and that of the list. */
const headRoom = 104;
