import type { NeedsHand } from '@trellis/contract/scheduling/needs/schemas';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { useUndoNeed } from './queries.ts';

/** What was looked after or put off and still holds: by whom, until when, and the way back. */
export function SettledNeeds({ needs, zone }: { needs: readonly NeedsHand[]; zone: string }) {
  const { t } = useTranslation('scheduling');
  const undo = useUndoNeed();
  return (
    <details className="need settled-needs">
      <summary>{t('needsHand.settled', { count: needs.length })}</summary>
      <ul className="plain-list">
        {needs.map(({ key, kind, subjectName, mark }) => (
          <li key={key} className="need-row">
            <span>
              {subjectName}
              <span className="quiet need-detail">
                {t(`needsHand.group.${kind}`)}
                {' · '}
                {mark?.done && t('needsHand.doneBy', { name: mark.done.byName, time: formatDateTime(mark.done.time, zone) })}
                {mark?.snoozed && t('needsHand.snoozedBy', { name: mark.snoozed.byName, time: formatDateTime(mark.snoozed.until, zone) })}
              </span>
            </span>
            <button type="button" className="link-button" disabled={undo.isPending} onClick={() => undo.mutate({ key })}>
              {t('needsHand.undo')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
