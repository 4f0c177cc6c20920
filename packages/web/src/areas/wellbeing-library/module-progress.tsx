import { useQuery } from '@tanstack/react-query';
import { type ModuleTab, type ModuleProgress as Progressed, recordedWithin } from '@trellis/contract/wellbeing/module-calls';
import { Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { formatDate } from '../../app/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { quiet } from '../../ui/quiet.ts';
import { TitledCard } from '../../ui/titled-card.tsx';

/** How far a child has come in a module: topics of the template that it follows, and days that were recorded. */
export function ModuleProgress({ tab, subjectId }: { tab: ModuleTab; subjectId: string }) {
  const { t } = useTranslation('wellbeingLibrary');
  const query = useQuery(api.pdtModules.records.queryOptions({ input: { subjectId, module: tab }, ...quiet }));
  return (
    <TitledCard title={t('progress.title')}>
      <Loaded query={{ ...query, data: query.data as Progressed | undefined }}>{(progress) => <Facts progress={progress} />}</Loaded>
    </TitledCard>
  );
}

function Facts({ progress: { template, total, due, done, topics, recordedDays } }: { progress: Progressed }) {
  const { t } = useTranslation('wellbeingLibrary');
  const said = t('progress.done', { done, total });
  return (
    <Flex vertical gap="middle">
      {recordedDays !== null && <div>{t('progress.recorded', { days: recordedDays, of: recordedWithin })}</div>}
      {template === null && <Typography.Text type="secondary">{t('progress.noTemplate')}</Typography.Text>}
      {template !== null && total === 0 && <Typography.Text type="secondary">{t('progress.noTopics', { name: template })}</Typography.Text>}
      {total > 0 && (
        <>
          <div>
            <div>{t('progress.of', { said, due })}</div>
            <Progress percent={Math.round((100 * done) / total)} aria-label={said} />
          </div>
          <ul className="plain-list" aria-label={t('progress.topics')}>
            {topics.map(({ weekThemeId, dailyTopicId, day, title, doneAt }) => (
              <li key={`${weekThemeId} ${dailyTopicId}`}>
                {doneAt ? t('progress.topicDone', { day: formatDate(day), title }) : t('progress.topic', { day: formatDate(day), title })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Flex>
  );
}
