import type { TopicDay } from '@trellis/contract/wellbeing-library/child-calls';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../ui/loaded.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useTopic } from './child-queries.ts';
import { TopicThoughts } from './topic-thoughts.tsx';

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
  const { weekThemeId, dailyTopicId } = day;
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
          <Typography.Title level={2} style={{ fontSize: 'var(--text-large)' }}>
            {t('thoughts.title')}
          </Typography.Title>
          <TopicThoughts templateId={templateId} weekThemeId={weekThemeId} dailyTopicId={dailyTopicId} mayWrite={mayWrite} />
        </section>
      </Flex>
    </SideDrawer>
  );
}
