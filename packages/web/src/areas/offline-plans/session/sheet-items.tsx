import { inOrder } from '@trellis/contract/offline-plans/rules';
import type { PlanItem } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FeedbackAnswers } from '../feedback/feedback-answers.tsx';
import { OutcomeTag } from '../state-tags.tsx';
import '../../../ui/item-list.css';

interface SheetItemsProps {
  items: readonly PlanItem[];
  isWritable: boolean;
  onOpen: (item: PlanItem) => void;
}

/** What was said of each exercise, with a way to say it otherwise while the session runs. */
export function SheetItems({ items, isWritable, onOpen }: SheetItemsProps) {
  const { t } = useTranslation('offlinePlans');
  return (
    <ol className="item-list">
      {inOrder(items).map((item) => {
        const { title } = item.trainingProgram;
        return (
          <li key={item.id} className="sheet-item">
            <Flex gap="small" align="center" justify="space-between" wrap>
              <Flex gap="small" align="center" wrap>
                <OutcomeTag hasDone={item.hasDone} />
                <Typography.Text strong>{title}</Typography.Text>
              </Flex>
              {isWritable && item.hasDone !== null && (
                <Button type="text" aria-label={t('item.editOf', { title })} onClick={() => onOpen(item)}>
                  {t('word.edit')}
                </Button>
              )}
            </Flex>
            {item.feedbacks.length > 0 && <FeedbackAnswers properties={item.feedbackProperties} feedbacks={item.feedbacks} />}
          </li>
        );
      })}
    </ol>
  );
}
