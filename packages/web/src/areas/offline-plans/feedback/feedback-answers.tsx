import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import { Empty, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatChosenMoment } from '../../../app/format.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { answersOf, answerText } from './answer-text.ts';
import { fileIdsOf, StoredFile } from './stored-file.tsx';

interface FeedbackAnswersProps {
  properties: readonly FeedbackProperty[];
  feedbacks: readonly FeedbackValue[];
}

/** A filled-in feedback form, to read. */
export function FeedbackAnswers({ properties, feedbacks }: FeedbackAnswersProps) {
  const { t } = useTranslation('offlinePlans');
  const answered = answersOf(properties, feedbacks);
  if (answered.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('forms.noFeedbackData')} />;
  return (
    <FactList
      column={1}
      colon={false}
      layout="vertical"
      items={answered.map(({ property, value }) => ({
        key: property.id,
        label: property.displayName,
        children: <Answer property={property} value={value} />,
      }))}
    />
  );
}

function Answer({ property, value }: { property: FeedbackProperty; value: FeedbackValue['value'] }) {
  const { t } = useTranslation('offlinePlans');
  switch (property.type) {
    case 'Rating':
      return <Stars disabled count={property.extraProperties.count} value={Number(value)} />;
    case 'TimePicker':
      return formatChosenMoment(String(value));
    case 'ImagePicker':
    case 'VideoPicker':
      return (
        <Flex gap="small" wrap>
          {fileIdsOf(value).map((fileId, index) => (
            <StoredFile key={fileId} fileId={fileId} isVideo={property.type === 'VideoPicker'} position={index + 1} />
          ))}
        </Flex>
      );
    default:
      return (
        <Typography.Paragraph className="feedback-text">
          {answerText(property, value, { yes: t('word.yes'), no: t('word.no') })}
        </Typography.Paragraph>
      );
  }
}
