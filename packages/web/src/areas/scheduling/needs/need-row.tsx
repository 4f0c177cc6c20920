import type { NeedKind } from '@trellis/contract/scheduling/needs/kinds';
import type { NeedsHand } from '@trellis/contract/scheduling/needs/schemas';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../app/format.ts';
import { PathLink } from '../../../ui/path-link.tsx';

interface Props {
  need: NeedsHand;
  zone: string;
  /** It stands among what was given to the reader, of every kind. */
  isGiven: boolean;
  onOpen: (as: 'booking' | 'mark') => void;
}

/** One thing that waits: where it is mended, and a button for what else may become of it. */
export function NeedRow({ need, zone, isGiven, onOpen }: Props) {
  const { t } = useTranslation('scheduling');
  const { kind, subjectName, mark, booking, mend } = need;
  const told = (
    <>
      <span>
        {subjectName}
        <span className="quiet need-detail">
          {[isGiven && t(`needsHand.group.${kind}`), detailOf(t, need, zone), handedOf(t, need, isGiven)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="need-action">{t(`needsHand.action.${kind}`)}</span>
    </>
  );
  return (
    <li className="need-row" data-handed={mark?.handed && !isGiven ? true : undefined}>
      {booking ? (
        <button type="button" className="link-button" onClick={() => onOpen('booking')}>
          {told}
        </button>
      ) : (
        <PathLink path={mend}>{told}</PathLink>
      )}
      <button
        type="button"
        className="need-more"
        aria-label={t('needsHand.more', { name: subjectName })}
        aria-haspopup="dialog"
        onClick={() => onOpen('mark')}
      >
        <span aria-hidden>⋯</span>
      </button>
    </li>
  );
}

const byDay: readonly NeedKind[] = ['certificateEnding', 'contractToSign', 'unpaidOrder', 'reportReady', 'moveRefused', 'moveAccepted'];

/** What tells one from another of its kind: how many, or when. */
function detailOf(t: TFunction<'scheduling'>, { kind, count, time }: NeedsHand, zone: string): string | undefined {
  if (kind === 'lowCredit') return t('needsHand.lowCredit', { count: count ?? 0 });
  if (kind === 'notCovered') return t('sessions', { count: count ?? 1 });
  if (!time || kind === 'notBound') return undefined;
  const written = formatDateTime(time, zone);
  return byDay.includes(kind) ? written.split(' ')[0] : written;
}

function handedOf(t: TFunction<'scheduling'>, { mark }: NeedsHand, isGiven: boolean): string | undefined {
  if (!mark?.handed) return undefined;
  return isGiven ? t('needsHand.givenBy', { name: mark.handed.byName }) : t('needsHand.givenTo', { name: mark.handed.toName });
}
