import type { FeedbackProperty, FeedbackValue } from '@trellis/contract/offline-plans/schemas';
import { Button, Card, Drawer, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawerSizes } from '../../../ui/drawer-sizes.ts';
import { FeedbackAnswers } from '../feedback/feedback-answers.tsx';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import { AnsweredTag } from '../state-tags.tsx';

interface FormCardProps {
  title: string;
  /** Of its heading; 3 inside a section with a heading of its own. */
  level?: 2 | 3;
  formKey: string;
  form: { feedbackProperties: readonly FeedbackProperty[]; feedbacks: readonly FeedbackValue[]; answered: boolean };
  isWritable: boolean;
  /** Why the form cannot be opened yet. */
  locked?: string | undefined;
  whenEmpty?: string;
  onSubmit: (feedbacks: FeedbackValue[]) => Promise<unknown>;
}

/** One feedback form of the session as a card: whether it was given, and the way into it. */
export function FormCard({ title, level = 3, formKey, form, isWritable, locked, whenEmpty, onSubmit }: FormCardProps) {
  const { t } = useTranslation('offlinePlans');
  const [open, setOpen] = useState(false);
  const isLocked = locked !== undefined && isWritable;
  const openLabel = isWritable ? (form.answered ? t('word.change') : t('forms.open')) : t('forms.show');
  const close = () => setOpen(false);
  const save = async (feedbacks: FeedbackValue[]) => {
    await onSubmit(feedbacks);
    close();
  };
  return (
    <Card size="small">
      <Flex gap="small" align="center" justify="space-between" wrap>
        <Flex gap="small" align="center" wrap>
          <Typography.Title level={level}>{title}</Typography.Title>
          <AnsweredTag isAnswered={form.answered} />
          {isLocked && <Typography.Text type="secondary">{locked}</Typography.Text>}
        </Flex>
        <Button disabled={isLocked} aria-label={`${openLabel}: ${title}`} onClick={() => setOpen(true)}>
          {openLabel}
        </Button>
      </Flex>
      <Drawer rootClassName="touch-dialog" open={open} onClose={close} size={drawerSizes.large} title={title} destroyOnHidden>
        {isWritable ? (
          <FeedbackForm
            formKey={formKey}
            properties={form.feedbackProperties}
            feedbacks={form.feedbacks}
            whenEmpty={whenEmpty}
            onCancel={close}
            onSubmit={save}
          />
        ) : (
          <FeedbackAnswers properties={form.feedbackProperties} feedbacks={form.feedbacks} />
        )}
      </Drawer>
    </Card>
  );
}
