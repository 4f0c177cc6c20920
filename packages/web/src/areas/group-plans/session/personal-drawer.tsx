import type { GroupChild } from '@trellis/contract/group-plans/schemas';
import { parseFeedbacks } from '@trellis/contract/offline-plans/feedback-rules';
import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../ui/side-drawer.tsx';
import { FeedbackAnswers, SavingForm } from '../../offline-plans/public.ts';

interface Props {
  session: Pick<SessionView, 'id' | 'isWritable'>;
  child: GroupChild;
  /** Another child of whom nothing was said yet. */
  next: GroupChild | undefined;
  answers: { savePersonal: (subjectId: string, feedbacks: FeedbackValue[]) => Promise<unknown> };
  onNext: (subjectId: string) => void;
  onClose: () => void;
}

/** What is said of one child of a class alone, and from there of the next one. */
export function PersonalDrawer({ session, child, next, answers, onNext, onClose }: Props) {
  const { t } = useTranslation('groupPlans');
  const { subjectId, name, answered, feedbackProperties, feedbacks } = child;
  const { isWritable } = session;
  const save = (given: FeedbackValue[]) => answers.savePersonal(subjectId, given);
  /** A form that asks for nothing is given by going on. */
  const giveRest = () => {
    if (isWritable && !answered && parseFeedbacks(feedbackProperties, []).ok) void save([]).catch(() => undefined);
  };
  return (
    <SideDrawer
      isTouched
      title={t('people.personalOf', { name })}
      onClose={onClose}
      footer={(close) => (
        <Flex justify="end" gap="small" wrap>
          <Button
            size="large"
            type={next && isWritable ? 'default' : 'primary'}
            onClick={() => {
              giveRest();
              close();
            }}
          >
            {t('word.close')}
          </Button>
          {next && isWritable && (
            <Button
              size="large"
              type="primary"
              onClick={() => {
                giveRest();
                onNext(next.subjectId);
              }}
            >
              {t('people.next', { name: next.name })}
            </Button>
          )}
        </Flex>
      )}
    >
      <Suspense fallback={<Skeleton active />}>
        {isWritable ? (
          <SavingForm formKey={`${session.id}.personal.${subjectId}`} properties={feedbackProperties} feedbacks={feedbacks} onSave={save} />
        ) : (
          <FeedbackAnswers properties={feedbackProperties} feedbacks={feedbacks} />
        )}
      </Suspense>
    </SideDrawer>
  );
}
