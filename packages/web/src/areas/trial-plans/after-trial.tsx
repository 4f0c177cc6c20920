import { useNavigate } from '@tanstack/react-router';
import type { TrialView } from '@trellis/contract/trial-plans/schemas';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ContractDialogs, type OpenDialog } from '../contracts/public.ts';
import { useChangeTag } from '../subjects/public.ts';

interface Props {
  subject: TrialView['subject'];
  onClose: () => void;
}

/** What follows a trial: the child becomes Active, and its family signs. */
export function AfterTrial({ subject, onClose }: Props) {
  const { t } = useTranslation('trialPlans');
  const { can } = useCurrentUser();
  const navigate = useNavigate();
  const tag = useChangeTag(subject.id);
  const [isActive, setActive] = useState(subject.tag === 'Active');
  const [contract, setContract] = useState<OpenDialog>();
  const maySign = can('RocketSystem.UserContract.Create');
  const activate = async () => {
    await tag.change('Active');
    setActive(true);
  };
  return (
    <>
      <Dialog
        isTouched
        title={t('next.title')}
        onClose={onClose}
        footer={(close) => (
          <Flex justify="end" gap="small" wrap>
            <Button
              onClick={() => {
                close();
                void navigate({ to: '/system/center/detail/subjectDetail', search: { id: subject.id, tab: 'trial' } });
              }}
            >
              {t('back')}
            </Button>
            {!isActive && can('PFE.UserManagement.Subject.Write') && (
              <Button loading={tag.isPending} onClick={() => void activate().catch(() => undefined)}>
                {t('next.activate')}
              </Button>
            )}
            {maySign && (
              <Button type="primary" onClick={() => setContract({ what: 'add' })}>
                {t('next.sign')}
              </Button>
            )}
          </Flex>
        )}
      >
        <Typography.Paragraph>
          {maySign ? t('next.text', { name: subject.name }) : t('next.notifyAdmin', { name: subject.name })}
        </Typography.Paragraph>
        {/* it stays as long as the dialog: whoever looks at the family first misses nothing */}
        <Typography.Text type="success" role="status">
          {isActive && t('next.isActive', { name: subject.name })}
        </Typography.Text>
      </Dialog>
      <ContractDialogs open={contract} child={subject} onOpen={setContract} />
    </>
  );
}
