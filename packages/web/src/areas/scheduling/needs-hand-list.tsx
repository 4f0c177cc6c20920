import type { Today } from '@trellis/contract/scheduling/schemas';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { PathLink } from '../../ui/path-link.tsx';
import { PlainCard } from '../../ui/plain-card.tsx';

type Need = Today['needsHand'][number];

/** What waits for somebody, each a link to where it is mended. */
export function NeedsHandList({ today }: { today: Today }) {
  const { t } = useTranslation(['scheduling', 'credits']);
  const maySell = useCurrentUser().can('RocketSystem.UserContract.Create');
  return (
    <PlainCard title={t('needsHand.title')}>
      {today.needsHand.length === 0 && <span className="quiet">{t('needsHand.empty')}</span>}
      <ul className="plain-list">
        {today.needsHand.map((need) => (
          <li key={`${need.kind}:${need.subjectId}:${need.mend}`}>
            <PathLink path={need.mend}>{need.subjectName}</PathLink>
            <br />
            <span className="quiet">
              {reasonOf(t, need)}
              {!maySell && ofClasses.includes(need.kind) && (
                <>
                  <br />
                  {t('credits:low.contactAdmin')}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </PlainCard>
  );
}

const ofClasses: readonly Need['kind'][] = ['lowCredit', 'notCovered'];

function reasonOf(t: TFunction<['scheduling', 'credits']>, { kind, count }: Need): string {
  if (kind === 'lowCredit') return t('needsHand.lowCredit', { count: count ?? 0 });
  if (kind === 'notCovered') return t('needsHand.notCovered', { count: count ?? 1 });
  return t(`needsHand.${kind}`);
}
