import { Link, useLocation } from '@tanstack/react-router';
import { entryOf, menuOf } from '@trellis/contract/account/rules';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from './current-user.ts';

/** The pages that exist for this person, by group: what the server would refuse is not offered. */
export function MainMenu() {
  const { t } = useTranslation('shell');
  const entries = menuOf(useCurrentUser());
  const { pathname } = useLocation();
  const current = entryOf(entries, pathname)?.path;
  const groups = [...Map.groupBy(entries, (entry) => entry.group)];
  return (
    <nav aria-label={t('menu.label')} className="main-menu">
      {groups.map(([group, members]) => (
        <section key={group} aria-label={t(`menu.groups.${group}`)}>
          <span aria-hidden>{t(`menu.groups.${group}`)}</span>
          <ul>
            {members.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} aria-current={path === pathname ? 'page' : path === current ? 'true' : undefined}>
                  {t(`menu.${label}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
