import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { toast } from '../../../app/toast.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { useMiss, useMissed } from './queries.ts';
import { UndoDialog } from './undo-dialog.tsx';
import './missed.css';

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
  const [isUndoing, setUndoing] = useState(false);
  return (
    <Loaded query={query} rows={1}>
      {({ reasons, decided }) => (
        <>
          {reasons.length > 0 && (
            <div className="missed-choices" role="group" aria-label={t('question')}>
              {reasons.map(({ reason, takesClass }) => (
                <Button
                  key={reason}
                  disabled={miss.isPending}
                  onClick={() =>
                    miss.mutate(
                      { id, reason },
                      {
                        onSuccess: ({ taken }) => {
                          toast('success', t('done', { count: taken }));
                          onDone();
                        },
                      },
                    )
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
      )}
    </Loaded>
  );
}
