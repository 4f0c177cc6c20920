import { adhdTag } from '@trellis/contract/wellbeing-library/adhd-tag';
import { dailyTopic } from '@trellis/contract/wellbeing-library/daily-topic';
import { topicCategory } from '@trellis/contract/wellbeing-library/topic-category';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { DeclaredPage } from '../../ui/resource/declared-page.tsx';

const useMayWrite = () => useCurrentUser().canWrite('Pdt.Library');

/** What families read and do on one day. */
export function DailyTopicPage() {
  const { t } = useTranslation('wellbeingLibrary');
  return (
    <DeclaredPage
      of={dailyTopic}
      calls={api.dailyTopics}
      mayWrite={useMayWrite()}
      columns={['title', 'module', 'minutes', 'category', 'tags', 'status']}
      cells={{ minutes: ({ minutes }) => t('word.minutes', { count: minutes }) }}
    />
  );
}

/** What daily topics help with. */
export const AdhdTagPage = () => <DeclaredPage of={adhdTag} calls={api.adhdTags} mayWrite={useMayWrite()} />;

/** What daily topics are sorted by. */
export const TopicCategoryPage = () => <DeclaredPage of={topicCategory} calls={api.topicCategories} mayWrite={useMayWrite()} />;
