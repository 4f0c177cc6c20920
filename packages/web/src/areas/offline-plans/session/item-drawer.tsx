import type { PlanItem, SessionView } from '@trellis/contract/offline-plans/schemas';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { FeedbackAnswers } from '../feedback/feedback-answers.tsx';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import type { Answers } from './use-answers.ts';

interface ItemDrawerProps {
  session: Pick<SessionView, 'id' | 'isWritable'>;
  item: PlanItem;
  answers: Pick<Answers, 'submitItem'>;
  onClose: () => void;
}

/** The result and typed feedback of one exercise, to fill in, to edit, or to read. */
export function ItemDrawer({ session, item, answers, onClose }: ItemDrawerProps) {
  const { t } = useTranslation('offlinePlans');
  const [hasDone, setHasDone] = useState(item.hasDone ?? true);
  return (
    <SideDrawer isTouched size="large" title={t('item.feedbackOf', { title: item.trainingProgram.title })} onClose={onClose}>
      {(close) =>
        session.isWritable ? (
          <FeedbackForm
            formKey={`${session.id}.${item.id}`}
            properties={item.feedbackProperties}
            feedbacks={item.feedbacks}
            requireAll={hasDone}
            onCancel={close}
            onSubmit={async (feedbacks) => {
              await answers.submitItem(item, hasDone, feedbacks);
              close();
            }}
          >
            <Form.Item label={t('item.outcome')} htmlFor="item-outcome">
              <Radio.Group
                id="item-outcome"
                aria-label={t('item.outcome')}
                optionType="button"
                value={hasDone}
                onChange={(event) => setHasDone(event.target.value as boolean)}
                options={[
                  { label: t('item.done'), value: true },
                  { label: t('item.notDone'), value: false },
                ]}
              />
            </Form.Item>
          </FeedbackForm>
        ) : (
          <FeedbackAnswers properties={item.feedbackProperties} feedbacks={item.feedbacks} />
        )
      }
    </SideDrawer>
  );
}
