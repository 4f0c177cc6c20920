import { QrcodeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../app/current-user.ts';

const FeedbackCodeDialog = lazy(() => import('./feedback-code-dialog.tsx').then((module) => ({ default: module.FeedbackCodeDialog })));

interface Props {
  subject: { id: string; name: string };
  planId: string;
  sessionId?: string;
}

/** Opens the code for the family's feedback, for whoever may train and reach the family. */
export function AskFamilyButton(props: Props) {
  const { t } = useTranslation('familyPages');
  const { can } = useCurrentUser();
  const [isShown, setShown] = useState(false);
  if (!can('RocketSystem.UserOfflinePlan.Write') || !can('PFE.UserManagement.Guardian')) return null;
  return (
    <>
      <Button
        icon={<QrcodeOutlined aria-hidden />}
        aria-label={t('feedback.buttonOf', { child: props.subject.name })}
        onClick={() => setShown(true)}
      >
        {t('feedback.button')}
      </Button>
      <Suspense>{isShown && <FeedbackCodeDialog {...props} onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}
