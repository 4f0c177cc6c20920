import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FeedbackAnswers } from '../feedback/feedback-answers.tsx';
import { AnsweredTag } from '../state-tags.tsx';
import { useDesk } from './desk.ts';
import { SavingForm } from './saving-form.tsx';
import type { Answers } from './use-answers.ts';
import { isGivenByFinishing } from './use-finish.ts';

interface PersonalPanelProps {
  session: SessionView;
  participants: SessionView['userCourseItems'];
  answers: Answers;
}

/** What is said about each child alone; about one who is not there nothing is said. */
export function PersonalPanel({ session, participants, answers }: PersonalPanelProps) {
  const { t } = useTranslation('planLife');
  const { isClass } = useDesk();
  const firstUnsaid = participants.find(({ attendance, answered }) => attendance === 'Attend' && !answered);
  return (
    <Flex vertical gap="large">
      {participants.map((item) => (
        // each may hold the focus: whoever is led to one stays there when another becomes the first
        <section key={item.subjectId} tabIndex={-1} aria-label={item.name} {...(item === firstUnsaid && { id: 'personal' })}>
          <Flex gap="small" align="center" justify="space-between">
            <Typography.Title level={3}>{item.name}</Typography.Title>
            {item.attendance === 'Attend' && <AnsweredTag isAnswered={item.answered} isOptional={!isClass} />}
          </Flex>
          {item.attendance !== 'Attend' && <Typography.Text type="secondary">{t(`personal.${item.attendance}`)}</Typography.Text>}
          {item.attendance === 'Attend' && session.isWritable && (
            <SavingForm
              formKey={`${session.id}.personal.${item.subjectId}`}
              properties={item.feedbackProperties}
              feedbacks={item.feedbacks}
              onSave={(feedbacks) => answers.savePersonal(item.subjectId, feedbacks)}
            />
          )}
          {isClass && session.isWritable && item.attendance === 'Attend' && isGivenByFinishing(item) && (
            <Button
              aria-label={t('personal.nothingOf', { name: item.name })}
              onClick={() => void answers.savePersonal(item.subjectId, []).catch(() => undefined)}
            >
              {t('personal.nothing')}
            </Button>
          )}
          {item.attendance === 'Attend' && !session.isWritable && (
            <FeedbackAnswers properties={item.feedbackProperties} feedbacks={item.feedbacks} />
          )}
        </section>
      ))}
    </Flex>
  );
}
