import { useMatches } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../ui/use-media.ts';
import { Bell } from './bell.tsx';
import { besidePage } from './beside-page.ts';
import { ChatEntry } from './chat-entry.tsx';
import { useCurrentUser } from './current-user.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { keepLive } from './live/keep-live.ts';
import { MainMenu } from './main-menu.tsx';
import { MenuOverlay } from './menu-overlay.tsx';
import { keepShell } from './offline/keep-shell.ts';
import { ownerOf } from './offline/kept-reads.ts';
import { leaveAsCopy } from './own-tab.ts';
import { Shortcuts } from './palette/shortcuts.tsx';
import { PersonMenu } from './person-menu.tsx';
import { keptByDevice } from './storage.ts';
import './shell-print.css';
import { refusedAt } from './unsent/refused-at.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePageTitle } from './use-page-title.ts';

const AntdFloor = lazy(() => import('./antd-floor.tsx').then((module) => ({ default: module.AntdFloor })));
const RefusedNotice = lazy(() => import('./unsent/refused-notice.tsx').then((module) => ({ default: module.RefusedNotice })));
const menuKey = 'trellis.menu';

/** What stands around every page: menu, centre, language, person. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const { tenant } = user;
  const owner = ownerOf(user);
  const isPlain = useMatches({ select: (matches) => matches.at(-1)?.staticData.isPlain === true });
  usePageTitle();
  useKeptFocus();
  useEffect(keepShell, []);
  useEffect(() => keepLive(owner), [owner]);
  useEffect(() => void leaveAsCopy(user.membershipId), [user.membershipId]);
  const isWide = useMedia('(min-width: 1200px)');
  const [isChosenOpen, setChosenOpen] = useState(() => keptByDevice.read(menuKey) !== 'closed');
  const [isOverPage, setOverPage] = useState(false);
  const beside = useSyncExternalStore(besidePage.subscribe, besidePage.current);
  const isRefused = useSyncExternalStore(refusedAt.subscribe, refusedAt.current) !== '';
  const toggle = () => {
    // on a small screen the menu lies over the page, and is opened for one choice
    if (!isWide) return setOverPage(true);
    setChosenOpen(!isChosenOpen);
    keptByDevice.write(menuKey, isChosenOpen ? 'closed' : undefined);
  };
  const isNarrow = !isWide || !isChosenOpen;
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {isOverPage ? (
        <MenuOverlay onClose={() => setOverPage(false)} />
      ) : (
        <aside className="shell-menu" data-narrow={isNarrow}>
          <div className="brand">{isNarrow ? t('product').slice(0, 1) : t('product')}</div>
          <MainMenu isNarrow={isNarrow} />
        </aside>
      )}
      <div className="shell-page">
        <header className="shell-header">
          <button
            type="button"
            className="frame-button"
            aria-label={t('menu.label')}
            aria-expanded={isWide ? isChosenOpen : isOverPage}
            onClick={toggle}
          >
            <span aria-hidden>☰</span>
          </button>
          {tenant?.logo && <img className="shell-logo" src={tenant.logo} alt="" />}
          <strong className="shell-tenant">{tenant?.name}</strong>
          <Shortcuts />
          <ChatEntry />
          <Bell />
          <LanguageSwitch />
          <PersonMenu />
        </header>
        {beside}
        <Suspense>{isRefused && <RefusedNotice />}</Suspense>
        <main id="content" tabIndex={-1} className="shell-content">
          {isPlain ? children : <AntdFloor>{children}</AntdFloor>}
        </main>
      </div>
    </div>
  );
}
