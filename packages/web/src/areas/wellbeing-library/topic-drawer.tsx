import type { TopicDay } from '@trellis/contract/wellbeing-library/child-calls';
import { topicThoughtText } from '@trellis/contract/wellbeing-library/thought-calls';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { Thoughts } from '../../ui/thoughts.tsx';
import { useTopic, useTopicThoughts } from './child-queries.ts';

interface Props {
  subjectId: string;
  templateId: string;
  day: TopicDay;
  mayWrite: boolean;
  onClose: () => void;
}

/** What a family reads on a day, and what staff think of it. */
export function TopicDrawer({ subjectId, templateId, day, mayWrite, onClose }: Props) {
  const { t } = useTranslation('wellbeingLibrary');
  const { canWrite } = useCurrentUser();
  const { weekThemeId, dailyTopicId } = day;
  const at = { templateId, weekThemeId, dailyTopicId };
  const { thoughts, add } = useTopicThoughts(at);
  return (
    <SideDrawer title={day.title} onClose={onClose}>
      <Flex vertical gap="large">
        <Loaded query={useTopic({ subjectId, weekThemeId, dailyTopicId })}>
          {({ content, tags }) => (
            <div>
              <Typography.Paragraph className="as-written">{content}</Typography.Paragraph>
              {tags.length > 0 && <Typography.Text type="secondary">{tags.join(' · ')}</Typography.Text>}
            </div>
          )}
        </Loaded>
        <section aria-label={t('thoughts.title')}>
          <Typography.Title level={3} style={{ fontSize: 'var(--text-large)' }}>
            {t('thoughts.title')}
          </Typography.Title>
          <Thoughts
            thoughts={thoughts}
            schema={topicThoughtText}
            words={{
              title: t('thoughts.title'),
              none: t('thoughts.none'),
              label: t('thoughts.label'),
              add: t('thoughts.add'),
              more: t('thoughts.more'),
              by: ({ name, time }) => t('thoughts.by', { name: name ?? t('thoughts.somebody'), time }),
            }}
            onAdd={mayWrite && canWrite('Pdt.Thought') ? (values) => add.mutateAsync({ ...at, ...values }) : undefined}
          />
        </section>
      </Flex>
    </SideDrawer>
  );
}
