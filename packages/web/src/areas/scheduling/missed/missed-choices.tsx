import type { MissedReason } from '@trellis/contract/scheduling/missed/schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { centerNow } from '../../../app/offline/center-clock.ts';
import { toast } from '../../../app/toast.ts';
import { discardUnsent } from '../../../app/unsent/unsent.ts';
import type { Unsent } from '../../../app/unsent/unsent-store.ts';
import { useUnsent } from '../../../app/unsent/use-unsent.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { useMiss, useMissed } from './queries.ts';
import { laneOfBooking } from './senders.ts';
import { UndoDialog } from './undo-dialog.tsx';
import './missed.css';
import { whenKept } from '../../../app/when-kept.ts';

interface Props {
  id: string;
  zone: string;
  onDone: () => void;
}

/** What became of a booking that was not held: one tap says it, with what the center's rule makes of it; within the day it is taken back. */
export function MissedChoices({ id, zone, onDone }: Props) {
  const { t } = useTranslation('missed');
  const query = useMissed(id);
  const miss = useMiss();
  const { waiting } = useUnsent(laneOfBooking(id));
  const [now] = useState(centerNow);
  const [isUndoing, setUndoing] = useState(false);
  const [said] = waiting;
  if (said) return <SaidHere said={said} />;
  return (
    <Loaded query={query} rows={1}>
      {({ reasons: all, decided }) => {
        const reasons = all.filter(({ from }) => from <= now);
        return (
          <>
            {reasons.length > 0 && (
              <div className="missed-choices" role="group" aria-label={t('question')}>
                {reasons.map(({ reason, takesClass }) => (
                  <Button
                    key={reason}
                    disabled={miss.isPending}
                    onClick={() =>
                      whenKept(miss, { id, reason }, (taken) => {
                        toast('success', taken === undefined ? t('word.keptHere') : t('done', { count: taken }));
                        onDone();
                      })
                    }
                  >
                    <span>{t(`reason.${reason}`)}</span>
                    <small>{takesClass ? t('takes') : t('returns')}</small>
                  </Button>
                ))}
              </div>
            )}
            {decided && (
              <div className="missed-choices">
                <p>{t('decided', { reason: t(`reason.${decided.reason}`), by: decided.by, time: formatDateTime(decided.at, zone) })}</p>
                {decided.isUndoable ? (
                  <Button onClick={() => setUndoing(true)}>{t('undo')}</Button>
                ) : (
                  <p className="quiet">{t('standing')}</p>
                )}
              </div>
            )}
            {isUndoing && <UndoDialog id={id} onDone={onDone} onClose={() => setUndoing(false)} />}
          </>
        );
      }}
    </Loaded>
  );
}

/** What waits for the network is taken back by not sending it. */
function SaidHere({ said: { id, input } }: { said: Unsent }) {
  const { t } = useTranslation('missed');
  return (
    <div className="missed-choices">
      <p>
        {t(`reason.${(input as { reason: MissedReason }).reason}`)}. {t('word.keptHere')}
      </p>
      <Button onClick={() => void discardUnsent(id)}>{t('undo')}</Button>
    </div>
  );
}
