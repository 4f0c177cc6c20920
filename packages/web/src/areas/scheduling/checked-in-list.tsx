import type { Today } from '@trellis/contract/scheduling/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/centre-time.ts';
import { OnFloor } from '../../ui/on-floor.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';
import { SubjectPanel } from '../subjects/public.ts';

/** The children who are in the centre now; each opens over the day. */
export function CheckedInList({ today }: { today: Today }) {
  const { t } = useTranslation('scheduling');
  const [open, setOpen] = useState<string>();
  return (
    <PlainCard title={t('checkedIn.title')}>
      {today.checkedIn.length === 0 && <span className="quiet">{t('checkedIn.empty')}</span>}
      <ul className="plain-list">
        {today.checkedIn.map(({ subjectId, name, at }) => (
          <li key={subjectId} className="checked-in">
            <button type="button" className="link-button" onClick={() => setOpen(subjectId)}>
              {name}
            </button>
            <span className="quiet">{t('checkedIn.since', { time: clockTime(at, today.zone) })}</span>
          </li>
        ))}
      </ul>
      <OnFloor>{open && <SubjectPanel key={open} id={open} onClose={() => setOpen(undefined)} />}</OnFloor>
    </PlainCard>
  );
}
