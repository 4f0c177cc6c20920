import type { NeedsHand } from '@trellis/contract/scheduling/needs/schemas';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';
import { OnFloor } from '../../../ui/on-floor.tsx';
import { PlainCard } from '../../../ui/plain-card.tsx';
import { SvgIcon } from '../../../ui/svg-icon.tsx';
import { needIcons } from './need-icons.ts';
import { NeedRow } from './need-row.tsx';
import './needs.css';

const BookingDialog = lazy(() => import('../missed/booking-dialog.tsx').then((module) => ({ default: module.BookingDialog })));
const SettledNeeds = lazy(() => import('./settled-needs.tsx').then((module) => ({ default: module.SettledNeeds })));
const NeedDialog = lazy(() => import('./need-dialog.tsx').then((module) => ({ default: module.NeedDialog })));

/** The queue of the center: what waits for somebody, each with what is done about it; beneath it what was looked after or put off. */
export function NeedsHandList({ today }: { today: Today }) {
  const { t } = useTranslation('scheduling');
  const [opened, setOpened] = useState<{ need: NeedsHand; as: 'booking' | 'mark' }>();
  const { can, id } = useCurrentUser();
  const maySell = can('RocketSystem.UserContract.Create');
  const isSettled = ({ mark }: NeedsHand) => Boolean(mark?.done ?? mark?.snoozed);
  const waiting = today.needsHand.filter((need) => !isSettled(need));
  const isGiven = ({ mark }: NeedsHand) => mark?.handed?.toId === id;
  const parts = [...Map.groupBy(waiting, (need) => (isGiven(need) ? 'given' : need.kind))];
  const close = () => setOpened(undefined);
  const Opened = opened?.as === 'booking' ? BookingDialog : NeedDialog;
  return (
    <PlainCard title={t('needsHand.title')} {...(waiting.length > 0 && { extra: String(waiting.length) })}>
      {waiting.length === 0 && <span className="quiet">{t('needsHand.empty')}</span>}
      {parts.map(([part, needs]) => (
        <section key={part} className="need" aria-label={t(`needsHand.group.${part}`)}>
          <h2>
            <SvgIcon of={needIcons[part]} />
            {t(`needsHand.group.${part}`)}
            <span className="need-count">{needs.length}</span>
          </h2>
          <ul className="plain-list">
            {needs.map((need) => (
              <NeedRow key={need.key} need={need} zone={today.zone} isGiven={part === 'given'} onOpen={(as) => setOpened({ need, as })} />
            ))}
          </ul>
          {!maySell && (part === 'lowCredit' || part === 'notCovered') && <span className="quiet">{t('needsHand.contactAdmin')}</span>}
        </section>
      ))}
      {waiting.length < today.needsHand.length && (
        <Suspense>
          <SettledNeeds needs={today.needsHand.filter(isSettled)} zone={today.zone} />
        </Suspense>
      )}
      <OnFloor>{opened && <Opened need={opened.need} zone={today.zone} onClose={close} />}</OnFloor>
    </PlainCard>
  );
}
