import { firstLocale } from '../app/first-locale.ts';
import { guestToken, isGuestPage } from '../app/guest.ts';
import { keptSignIn, signInKey, signInSettings } from '../app/kept-sign-in.ts';
import { hasLocks, lockAtName, openedKeyName } from '../app/lock/lock-state.ts';
import { isOpen } from '../app/open-paths.ts';
import { keptByDevice, keptByTab } from '../app/storage.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import type { FirstParts } from './parts.ts';

// stands in the page itself and runs before anything is loaded: whoever must sign in leaves at once; for everybody else all that the page will
// need is asked for together. The build puts in what it made of the parts.
declare const firstParts: FirstParts;

const { pathname } = window.location;
const settings = signInSettings();
// a browser that brings back its tabs brings nobody back who was to be locked out meanwhile
if (Number(keptByTab.read(lockAtName) ?? Infinity) < Date.now())
  for (const key of [openedKeyName, signInKey(settings)]) keptByTab.write(key, undefined);
const kept = keptSignIn(settings);
const locale = firstLocale();

function begin(): void {
  const visit = firstParts.visits.find(({ paths }) => (isGuestPage() ? paths.includes(pathname) : paths.includes('*')));
  for (const file of [firstParts.entry.script, ...firstParts.entry.files, ...(visit?.files ?? [])]) link('modulepreload', file);
  for (const file of [firstParts.entry, visit].flatMap((part) => part?.texts[locale] ?? [])) link('modulepreload', file);
  for (const [root, file] of firstParts.menus) if (pathname.startsWith(`${root}/`)) link('modulepreload', file);
  for (const file of visit?.styles ?? []) link('preload', file, 'style');
  for (const file of firstParts.fonts) link('preload', file, 'font');
  document.addEventListener('DOMContentLoaded', start);
}

/** A script that is put into a page runs once it has come, though the page has not: where its styles come last, there is nothing to draw into. */
function start(): void {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: firstParts.entry.script });
  document.head.append(script);
}

function link(rel: string, href: string, as?: string): void {
  const element = document.createElement('link');
  Object.assign(element, { rel, href, crossOrigin: '', ...(as && { as }) });
  document.head.append(element);
}

function askEarly(): void {
  const token = guestToken();
  const authorization = isGuestPage() ? token && `Guest ${token}` : !isOpen(pathname) && kept?.valid && `Bearer ${kept.valid.access_token}`;
  if (!authorization) return;
  const headers = { 'accept-language': locale, authorization };
  const ask = (path: string) => {
    const answer = fetch(path, { headers });
    // whoever takes it says what went wrong
    answer.catch(() => undefined);
    return [path, answer] as const;
  };
  window.early = Object.fromEntries((firstParts.calls[pathname] ?? []).concat(isGuestPage() ? [] : firstParts.person).map(ask));
}

/** The frame that people will work in is drawn by the page itself, as wide as they left its menu. */
function showFrame(): void {
  const isNarrow = !window.matchMedia('(min-width: 1200px)').matches || keptByDevice.read('trellis.menu') === 'closed';
  document.documentElement.dataset.first = isNarrow ? 'narrow' : 'wide';
}

// where a PIN lets people in, they are asked for it first
if (!isOpen(pathname) && !kept && 'subtle' in crypto && !hasLocks()) void leaveToSignIn(settings, locale);
else {
  askEarly();
  if (!isOpen(pathname)) showFrame();
  begin();
}
