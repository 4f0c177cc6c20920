import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AntdFloor } from './antd-floor.tsx';
import { useCurrentUser } from './current-user.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { PersonMenu } from './person-menu.tsx';
import { keptByDevice } from './storage.ts';
import { usePageTitle } from './use-page-title.ts';

const menuKey = 'trellis.menu';
const isWide = () => window.matchMedia('(min-width: 1200px)').matches;

/** What stands around every page: menu, centre, language, person. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { tenant } = useCurrentUser();
  usePageTitle();
  const [open, setOpen] = useState(() => isWide() && keptByDevice.read(menuKey) !== 'closed');
  const toggle = () => {
    setOpen(!open);
    // on a small screen the menu lies over the page, and is opened for one choice
    if (isWide()) keptByDevice.write(menuKey, open ? 'closed' : undefined);
  };
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <aside className="shell-menu" hidden={!open}>
        <div className="brand">{t('product')}</div>
        <MainMenu />
      </aside>
      <div className="shell-page">
        <header className="shell-header">
          <button type="button" className="frame-button" aria-label={t('menu.label')} aria-expanded={open} onClick={toggle}>
            <span aria-hidden>☰</span>
          </button>
          {tenant?.logo && <img className="shell-logo" src={tenant.logo} alt="" />}
          <strong className="shell-tenant">{tenant?.name}</strong>
          <LanguageSwitch />
          <PersonMenu />
        </header>
        <main id="content" tabIndex={-1} className="shell-content">
          <AntdFloor>{children}</AntdFloor>
        </main>
      </div>
    </div>
  );
}
