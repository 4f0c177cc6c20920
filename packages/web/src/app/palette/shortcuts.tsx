import { useRouter } from '@tanstack/react-router';
import { menuOf } from '@trellis/contract/menu-rules';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTyping } from '../../ui/is-typing.ts';
import { useCurrentUser } from '../current-user.ts';
import { goLetters } from './go-letters.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx').then((module) => ({ default: module.CommandPalette })));
const KeyList = lazy(() => import('./key-list.tsx').then((module) => ({ default: module.KeyList })));

const patience = 1500;

/** The keys that work on every page, and a button for who would rather tap: the palette, g and a letter to go, n to begin, / to search, ? for all. */
export function Shortcuts() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState<'palette' | 'keys'>();
  const pressed = useKeys(setOpen);
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [pressed]);
  const close = () => setOpen(undefined);
  return (
    <>
      <button type="button" className="frame-button palette-button" onClick={() => setOpen('palette')}>
        <svg className="menu-icon" viewBox="0 0 16 16" aria-hidden>
          <path d="M7 1a6 6 0 1 0 3.7 10.7l3.3 3.3 1-1-3.3-3.3A6 6 0 0 0 7 1Zm0 1.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Z" />
        </svg>
        <span>{t('find')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <Suspense>
        {open === 'palette' && <CommandPalette onClose={close} />}
        {open === 'keys' && <KeyList onClose={close} />}
      </Suspense>
    </>
  );
}

/** What a key does; keys of a text that is typed, or of something that lies over the page, do nothing here. */
function useKeys(open: (what: 'palette' | 'keys') => void): (event: KeyboardEvent) => void {
  const router = useRouter();
  const user = useCurrentUser();
  const goesUntil = useRef(0);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k') {
      event.preventDefault();
      return open('palette');
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || isCovered()) return;
    const goes = event.timeStamp < goesUntil.current;
    goesUntil.current = 0;
    if (goes) {
      const [path] = [...goLetters(menuOf(user))].find(([, letter]) => letter === key) ?? [];
      if (path) void router.navigate({ to: path });
    } else if (key === 'g') goesUntil.current = event.timeStamp + patience;
    else if (key === '?') open('keys');
    else if (key === 'n') within('.page-header :is(.ant-btn-primary, .frame-action):enabled')?.click();
    else if (key === '/') search(open);
    else return;
    event.preventDefault();
  });
  const [pressed] = useState(() => (event: KeyboardEvent) => handle(event));
  return pressed;
}

/** The text that the list of the page is searched by, ready to be written anew; where nothing is listed, everything is searched. */
function search(open: (what: 'palette') => void): void {
  const field = within<HTMLInputElement>('.filter-search input');
  if (!field) return open('palette');
  field.focus();
  field.select();
}

const within = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(`#content ${selector}`);

/** Whether a dialog or a drawer is over the page. */
const isCovered = () => document.querySelector('dialog:modal, .ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open') !== null;
