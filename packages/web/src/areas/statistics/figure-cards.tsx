import { attendanceOf, type Figure, figuresOf, type Standing, standingsOf, type Topic, topics } from '@trellis/contract/statistics/figures';
import type { Counted, Overview } from '@trellis/contract/statistics/schemas';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { PathLink } from '../../ui/path-link.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useAmounts } from './amounts.ts';
import { useFigureName } from './figure-name.ts';
import { usePathOfEntries, usePathOfStanding } from './path-of-entries.ts';
import type { Period } from './queries.ts';
import './statistics.css';

interface Props {
  overview: Overview;
  asked: Period;
  /** Where the page is about one topic, its heading says which. */
  isOfTopic: boolean;
}

/** The figures of a period and what stands now, topic by topic. */
export function FigureCards({ overview, asked, isOfTopic }: Props) {
  const { t } = useTranslation('statistics');
  const shown = topics.filter((topic) => overview.figures.some(({ figure }) => isOf(topic, figure)));
  return shown.map((topic) => (
    <TitledCard key={topic} title={isOfTopic ? t('thisPeriod') : t(`topic.${topic}`)}>
      <ul className="statistic-figures">
        {overview.figures
          .filter(({ figure }) => isOf(topic, figure))
          .map((one) => (
            <FigureItem key={`${one.figure} ${one.part}`} one={one} asked={{ ...asked, period: overview.period }} />
          ))}
        <Attendance topic={topic} figures={overview.figures} />
      </ul>
      <Standings topic={topic} standings={overview.standings} tenantId={asked.tenantId} />
    </TitledCard>
  ));
}

const isOf = (topic: Topic, figure: Figure) => (figuresOf[topic] as readonly Figure[]).includes(figure);

/** A figure, which opens what it counts, beside that of a year before. */
function FigureItem({ one: { figure, part, amount, before }, asked }: { one: Counted; asked: Period }) {
  const { t } = useTranslation('statistics');
  const written = useAmounts();
  const pathOf = usePathOfEntries();
  const label = useFigureName()(figure, part);
  return (
    <li>
      <span>{label}</span>
      <PathLink path={pathOf(figure, part, asked)}>
        <span className="statistic-amount">{written(figure, part, amount)}</span>
      </PathLink>
      <Typography.Text type="secondary">{t('before', { amount: written(figure, part, before) })}</Typography.Text>
    </li>
  );
}

/** Of what was to be attended the share that was. */
function Attendance({ topic, figures }: { topic: Topic; figures: readonly Counted[] }) {
  const { t, i18n } = useTranslation('statistics');
  const of = topic in attendanceOf ? attendanceOf[topic as keyof typeof attendanceOf] : undefined;
  if (!of) return null;
  const sum = (names: readonly Figure[], which: 'amount' | 'before') =>
    figures.filter(({ figure }) => names.includes(figure)).reduce((all, one) => all + one[which], 0);
  const share = (which: 'amount' | 'before') => {
    const all = sum(of.all, which);
    return all === 0 ? '–' : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(sum([of.there], which) / all);
  };
  return (
    <li>
      <span>{t('attendance')}</span>
      <span className="statistic-amount">{share('amount')}</span>
      <Typography.Text type="secondary">{t('before', { amount: share('before') })}</Typography.Text>
    </li>
  );
}

type Stands = Overview['standings'];

function Standings({ topic, standings, tenantId }: { topic: Topic; standings: Stands; tenantId: string | undefined }) {
  const pathOf = usePathOfStanding();
  const { t } = useTranslation('statistics');
  const written = useAmounts();
  const ofTopic = (standingsOf[topic] as readonly Standing[]).filter((standing) => standings.some((one) => one.standing === standing));
  if (ofTopic.length === 0) return null;
  return (
    <>
      <h3 className="statistic-now">{t('now')}</h3>
      <dl className="statistic-standings">
        {ofTopic.map((standing) => (
          <div key={standing}>
            <dt>{t(`standing.${standing}`)}</dt>
            {standings
              .filter((one) => one.standing === standing)
              .map(({ part, amount }) => (
                <dd key={part}>
                  <PathLink path={pathOf(standing, part, tenantId)}>
                    {part && <span>{t(`part.${part as 'Active'}`)}</span>} <strong>{written(standing, '', amount)}</strong>
                  </PathLink>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </>
  );
}
