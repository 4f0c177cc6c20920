import { useNavigate } from '@tanstack/react-router';
import { figuresOf, type Topic, topics } from '@trellis/contract/statistics/figures';
import type { Table } from '@trellis/contract/statistics/tables';
import { Flex, Radio, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CentersCard } from './centers-card.tsx';
import { FigureCards } from './figure-cards.tsx';
import { useOwnAddress } from './own-address.ts';
import { PeriodPicker } from './period-picker.tsx';
import { useOverview } from './queries.ts';
import { type FigureSearch, readFigureSearch } from './searches.ts';
import { TableCard } from './table-card.tsx';
import { TrendCard } from './trend-card.tsx';

const tablesOf: Partial<Record<Topic, readonly Table[]>> = {
  oneToOne: ['planTemplates'],
  class: ['classPlans'],
  trainer: ['coaches', 'trainers'],
  questionnaire: ['assessments'],
  userCourse: ['courses'],
};

/** What is counted: of one topic where the address names one, else of all of them. */
export function FiguresPage() {
  const { t } = useTranslation('statistics');
  const { type, zone, tenant } = useCurrentUser();
  const navigate = useNavigate();
  const { pathname, search: raw } = useOwnAddress();
  const search = readFigureSearch(raw);
  const named = topics.find((topic) => topic === pathname.split('/').at(-1));
  const topic = named ?? search.topic;
  const change = (next: Partial<FigureSearch>) => void navigate({ to: pathname, search: { ...search, ...next }, replace: true } as never);
  const { unit, period, tenantId } = search;
  const asked = { unit, period, tenantId };
  const overview = useOverview(asked, topic);
  const drawn = topic ?? 'children';
  const figure = search.figure && (figuresOf[drawn] as readonly string[]).includes(search.figure) ? search.figure : undefined;
  return (
    <>
      {type === 'Center' && <p className="statistic-on-paper">{tenant?.name}</p>}
      <PageHeader title={topic ? t(`topic.${topic}`) : t('menu.dataPanel')} extra={<PeriodPicker value={asked} onChange={change} />} />
      <Flex vertical gap="middle">
        {!named && <TopicPicker topic={search.topic} onChange={(next) => change({ topic: next, figure: undefined, part: undefined })} />}
        <Loaded query={overview} rows={8}>
          {(told) => (
            <>
              <Typography.Text type="secondary">
                {t(type === 'Center' ? 'countedNow' : 'countedAt', { time: formatDateTime(told.countedAt, zone) })}
              </Typography.Text>
              <FigureCards overview={told} asked={asked} isOfTopic={topic !== undefined} />
            </>
          )}
        </Loaded>
        {topic && (
          <TrendCard
            topic={topic}
            asked={asked}
            chosen={{ figure, part: search.part }}
            onChoose={({ figure: next, part }) => change({ figure: next, part })}
          />
        )}
        {topic && type !== 'Center' && tenantId === undefined && (
          <CentersCard figure={figure ?? figuresOf[topic][0]} part={search.part} asked={asked} />
        )}
        {topic && tablesOf[topic]?.map((table) => <TableCard key={table} table={table} asked={asked} />)}
      </Flex>
    </>
  );
}

function TopicPicker({ topic, onChange }: { topic: Topic | undefined; onChange: (topic: Topic | undefined) => void }) {
  const { t } = useTranslation('statistics');
  return (
    <Radio.Group
      className="statistic-topics"
      optionType="button"
      value={topic ?? 'all'}
      onChange={({ target }) => onChange(topics.find((one) => one === target.value))}
      options={[{ value: 'all', label: t('allTopics') }, ...topics.map((value) => ({ value, label: t(`topic.${value}`) }))]}
    />
  );
}
