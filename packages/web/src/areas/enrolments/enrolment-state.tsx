import { useNavigate } from '@tanstack/react-router';
import type { EnrolmentStep, StepState } from '@trellis/contract/enrolments/rules';
import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { Alert, Button, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useAsk } from '../../ui/use-ask.ts';
import { useBeginEnrolment, useEndEnrolment } from './queries.ts';

interface Props {
  subject: Pick<SubjectInfo, 'id' | 'name' | 'tag' | 'isErased'>;
  isOpen: boolean;
  states: Readonly<Record<EnrolmentStep, StepState>>;
}

/** Whether the enrollment is under way, through, or not begun; and how it is begun or given up. */
export function EnrolmentState({ subject, isOpen, states }: Props) {
  const { t } = useTranslation('enrolments');
  const { token } = theme.useToken();
  const mayWrite = useCurrentUser().can('PFE.UserManagement.Subject.Write');
  const begin = useBeginEnrolment();
  const ask = useAsk();
  const end = useEndEnrolment();
  const navigate = useNavigate();
  const { id: subjectId, name } = subject;
  const giveUp = async () => {
    const run = () => end.mutateAsync({ subjectId });
    const isDone = await ask({ title: t('end.title', { name }), text: t('end.text'), ok: t('end.action'), run, done: t('end.done') });
    if (isDone) void navigate({ to: '/system/center/detail/subjectDetail', search: { id: subjectId } });
  };
  const shown = () => {
    if (isClosed(subject)) return { type: 'info', title: t('closed') } as const;
    if (Object.values(states).every((state) => state === 'done')) return { type: 'success', title: t('through', { name }) } as const;
    if (isOpen)
      return {
        type: 'info',
        title: t('underWay'),
        action: mayWrite && <Button onClick={() => void giveUp()}>{t('end.action')}</Button>,
      } as const;
    return {
      type: 'info',
      title: t('notBegun'),
      action: mayWrite && (
        <Button type="primary" loading={begin.isPending} onClick={() => begin.mutate({ subjectId })}>
          {t('begin')}
        </Button>
      ),
    } as const;
  };
  return <Alert showIcon role="status" style={{ marginBlockEnd: token.marginLG }} {...shown()} />;
}
