import ClockCircle from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import FileExclamation from '@ant-design/icons-svg/es/asn/FileExclamationOutlined';
import Swap from '@ant-design/icons-svg/es/asn/SwapOutlined';
import UserAdd from '@ant-design/icons-svg/es/asn/UserAddOutlined';
import Wallet from '@ant-design/icons-svg/es/asn/WalletOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { Today } from '@trellis/contract/scheduling/schemas';
import type { TFunction } from 'i18next';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { OnFloor } from '../../ui/on-floor.tsx';
import { PathLink } from '../../ui/path-link.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import { SvgIcon } from '../../ui/svg-icon.tsx';

const BookingDialog = lazy(() => import('./missed/booking-dialog.tsx').then((module) => ({ default: module.BookingDialog })));

type Need = Today['needsHand'][number];

/** What waits for somebody, each a link to where it is mended. */
export function NeedsHandList({ today }: { today: Today }) {
  const { t } = useTranslation('scheduling');
  const [opened, setOpened] = useState<Need>();
  const maySell = useCurrentUser().can('RocketSystem.UserContract.Create');
  return (
    <PlainCard title={t('needsHand.title')}>
      {today.needsHand.length === 0 && <span className="quiet">{t('needsHand.empty')}</span>}
      {[...Map.groupBy(today.needsHand, ({ kind }) => kind)].map(([kind, needs]) => (
        <section key={kind} className="need" aria-label={t(`needsHand.group.${kind}`)}>
          <h2>
            <SvgIcon of={icons[kind]} />
            {t(`needsHand.group.${kind}`)}
            <span className="need-count">{needs.length}</span>
          </h2>
          <ul className="plain-list">
            {needs.map((need) => (
              <li key={need.booking?.id ?? `${need.subjectId}:${need.mend}`}>
                {need.booking ? (
                  <button type="button" className="link-button" onClick={() => setOpened(need)}>
                    {need.subjectName}
                    <span className="quiet">{formatDateTime(need.booking.time, today.zone)}</span>
                  </button>
                ) : (
                  <PathLink path={need.mend}>
                    {need.subjectName}
                    {countOf(t, need)}
                  </PathLink>
                )}
              </li>
            ))}
          </ul>
          {!maySell && ofClasses.includes(kind) && <span className="quiet">{t('needsHand.contactAdmin')}</span>}
        </section>
      ))}
      <OnFloor>{opened && <BookingDialog need={opened} zone={today.zone} onClose={() => setOpened(undefined)} />}</OnFloor>
    </PlainCard>
  );
}

const ofClasses: readonly Need['kind'][] = ['lowCredit', 'notCovered'];

const icons: Record<Need['kind'], IconDefinition> = {
  moveAsked: Swap,
  unfinishedSession: ClockCircle,
  notHeld: ClockCircle,
  missed: ClockCircle,
  notCovered: FileExclamation,
  lowCredit: Wallet,
  notBound: UserAdd,
  moveRefused: Swap,
  moveAccepted: Swap,
};

/** What tells one child's need from another's. */
function countOf(t: TFunction<'scheduling'>, { kind, count }: Need) {
  if (kind !== 'lowCredit' && kind !== 'notCovered') return null;
  const text = kind === 'lowCredit' ? t('needsHand.lowCredit', { count: count ?? 0 }) : t('sessions', { count: count ?? 1 });
  return <span className="quiet">{text}</span>;
}
