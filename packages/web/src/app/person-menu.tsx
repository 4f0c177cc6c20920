import { Link } from '@tanstack/react-router';
import { accountPath, roleChooserPath } from '@trellis/contract/menu-rules';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverMenu } from '../ui/popover-menu.tsx';
import { useCurrentUser } from './current-user.ts';
import { openByPin } from './lock/lock-state.ts';
import { SchemeChoice } from './scheme-choice.tsx';

const Leaving = lazy(() => import('./unsent/leaving.tsx').then((module) => ({ default: module.Leaving })));

/** Who is signed in, and the ways to their account, another role and out. */
export function PersonMenu() {
  const { t } = useTranslation('shell');
  const { name, picture, memberships } = useCurrentUser();
  const isLockable = useSyncExternalStore(openByPin.subscribe, openByPin.current);
  const [isLeaving, setLeaving] = useState(false);
  const button = (
    <>
      {picture ? <img className="avatar" src={picture} alt="" /> : <span className="avatar" data-initial={name.slice(0, 1)} />}
      <span className="person-name">{name}</span>
    </>
  );
  return (
    <>
      <PopoverMenu label={`${t('person')}: ${name}`} button={button}>
        <li>
          <Link to={accountPath}>{t('account')}</Link>
        </li>
        {memberships.length > 1 && (
          <li>
            <Link to={roleChooserPath}>{t('changeRole')}</Link>
          </li>
        )}
        {isLockable && (
          <li>
            <button type="button" onClick={() => void import('./lock/lock-now.ts').then(({ lockNow }) => lockNow())}>
              {t('lock')}
            </button>
          </li>
        )}
        <SchemeChoice />
        <li>
          <button type="button" onClick={() => setLeaving(true)}>
            {t('signOut')}
          </button>
        </li>
      </PopoverMenu>
      <Suspense>{isLeaving && <Leaving onStay={() => setLeaving(false)} />}</Suspense>
    </>
  );
}
