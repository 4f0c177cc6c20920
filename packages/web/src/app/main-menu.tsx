import { Link, useLocation } from '@tanstack/react-router';
import type { MenuGroup } from '@trellis/contract/menu-entry';
import { entryOf, menuOf } from '@trellis/contract/menu-rules';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SvgIcon } from '../ui/svg-icon.tsx';
import { useCurrentUser } from './current-user.ts';
import './main-menu.css';
import { useMenuIcons } from './menu-icon.tsx';
import { keptByDevice } from './storage.ts';

const foldedKey = 'trellis.menu.folded';

/** The pages that exist for this person, by group: what the server would refuse is not offered. Where it is narrow, icons alone are seen. */
export function MainMenu({ isNarrow = false }: { isNarrow?: boolean }) {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const entries = menuOf(user);
  const icons = useMenuIcons(user.type);
  const { pathname } = useLocation();
  const current = entryOf(entries, pathname);
  const [folded, setFolded] = useState(() => keptByDevice.readJson<MenuGroup[]>(foldedKey) ?? []);
  const menu = useRef<HTMLElement>(null);
  // a menu longer than the screen shows where one is
  useEffect(() => {
    const entry = menu.current?.querySelector(`[href="${current?.path}"]`);
    if (entry) showWithin(entry.closest('.shell-menu, .menu-overlay'), entry);
  }, [current?.path]);
  const fold = (group: MenuGroup) => (click: MouseEvent) => {
    click.preventDefault();
    const next = folded.includes(group) ? folded.filter((each) => each !== group) : [...folded, group];
    setFolded(next);
    keptByDevice.writeJson(foldedKey, next);
  };
  return (
    <nav ref={menu} aria-label={t('menu.label')} className="main-menu" data-narrow={isNarrow}>
      {[...Map.groupBy(entries, (entry) => entry.group)].map(([group, members]) => (
        <details key={group} open={isNarrow || !folded.includes(group)}>
          <summary hidden={isNarrow} data-current={current?.group === group} onClick={fold(group)}>
            {t(`menu.groups.${group}`)}
          </summary>
          <ul aria-label={t(`menu.groups.${group}`)}>
            {members.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  title={isNarrow ? t(`menu.${label}`) : undefined}
                  aria-current={path === pathname ? 'page' : path === current?.path ? 'true' : undefined}
                >
                  <SvgIcon of={icons[label]} />
                  <span>{t(`menu.${label}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** Scrolls what a menu scrolls in, and never the page beside it, until an entry is seen: what stands above the menu may push its end out of the window. */
function showWithin(box: Element | null, entry: Element): void {
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  const its = entry.getBoundingClientRect();
  box.scrollTop += Math.min(its.top - top, 0) + Math.max(its.bottom - Math.min(bottom, window.innerHeight), 0);
}
