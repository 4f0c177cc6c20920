import type { FeedbackValue } from '@trellis/contract/offline-plans/feedback-schemas';
import type { TrialView } from '@trellis/contract/trial-plans/schemas';
import { Button, Card, Flex, Skeleton, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { AnsweredTag, FeedbackAnswers, FeedbackForm } from '../offline-plans/public.ts';

interface Props {
  trial: TrialView;
  onSubmit: (feedbacks: FeedbackValue[]) => Promise<unknown>;
}

/** What is said about the whole trial: whether it was, and the way into its form. */
export function FeedbackCard({ trial: { id, overall, isWritable }, onSubmit }: Props) {
  const { t } = useTranslation(['trialPlans', 'offlinePlans']);
  const [open, setOpen] = useState(false);
  const title = t('overall');
  const openLabel = isWritable ? (overall.answered ? t('word.change') : t('offlinePlans:forms.open')) : t('offlinePlans:forms.show');
  return (
    <Card size="small">
      <Flex gap="small" align="center" justify="space-between" wrap>
        <Flex gap="small" align="center" wrap>
          <Typography.Title level={2}>{title}</Typography.Title>
          <AnsweredTag isAnswered={overall.answered} />
        </Flex>
        <Button aria-label={`${openLabel}: ${title}`} onClick={() => setOpen(true)}>
          {openLabel}
        </Button>
      </Flex>
      {open && (
        <SideDrawer isTouched size="large" title={title} onClose={() => setOpen(false)}>
          {(close) => (
            <Suspense fallback={<Skeleton active />}>
              {isWritable ? (
                <FeedbackForm
                  formKey={`${id}.overall`}
                  properties={overall.feedbackProperties}
                  feedbacks={overall.feedbacks}
                  onCancel={close}
                  onSubmit={(feedbacks) => onSubmit(feedbacks).then(close)}
                />
              ) : (
                <FeedbackAnswers properties={overall.feedbackProperties} feedbacks={overall.feedbacks} />
              )}
            </Suspense>
          )}
        </SideDrawer>
      )}
    </Card>
  );
}
