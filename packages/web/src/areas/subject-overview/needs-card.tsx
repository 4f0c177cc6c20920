import { type Need, needsOf } from '@trellis/contract/subject-overview/rules';
import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SubjectTab } from '../../app/child-places.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { type CardProps, OverviewCard } from './overview-card.tsx';

/** Where each is mended; a coach is chosen at the head of the page. */
const mendedAt: Record<Need, SubjectTab | null> = {
  unfinished: 'plan',
  noContract: 'contracts',
  notCovered: 'contracts',
  lowClasses: 'contracts',
  notBound: 'guardians',
  noCoach: null,
};

/** What of a child somebody should look after, each with the way to where it is mended. */
export function NeedsCard({ subject, overview, now, onTab }: CardProps) {
  const { t } = useTranslation('subjectOverview');
  const { can } = useCurrentUser();
  const needs = needsOf({ child: subject, overview, now });
  const wayTo = (need: Need) => {
    const tab = mendedAt[need];
    return tab === 'contracts' && !can('RocketSystem.UserContract') ? null : tab;
  };
  return (
    <OverviewCard title={t('needs.title')}>
      {needs.length === 0 ? (
        <Typography.Text type="secondary">{t('needs.none')}</Typography.Text>
      ) : (
        <ul>
          {needs.map((need) => {
            const tab = wayTo(need);
            const said = t(`needs.${need}`, { count: overview.bookings?.uncovered ?? 0 });
            return (
              <li key={need}>
                {tab ? (
                  <Button type="link" className="overview-need" onClick={() => onTab(tab)}>
                    {said}
                  </Button>
                ) : (
                  said
                )}
              </li>
            );
          })}
        </ul>
      )}
    </OverviewCard>
  );
}
