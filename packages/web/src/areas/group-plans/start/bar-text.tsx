import type { ErrorCode } from '@trellis/contract/errors';
import type { ChildStanding } from '@trellis/contract/group-plans/schemas';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { PathLink } from '../../../ui/path-link.tsx';
import { Status } from '../../../ui/status.tsx';
import { InterimCodeButton } from '../../offline-plans/public.ts';

const ofInterim = 'RocketSystem:UncompletedMediumAssessment' satisfies ErrorCode;

interface Props {
  child: Pick<ChildStanding, 'code' | 'message' | 'mend'> & Partial<Pick<ChildStanding, 'openInterim'>>;
  /** Somebody goes where it is put right. */
  onFollow?: () => void;
}

/** Whether a child may take part in the next session, and what to do where it may not. */
export function BarText({ child: { code, message, mend, openInterim }, onFollow }: Props) {
  const { t } = useTranslation(['groupPlans', 'offlinePlans', 'planLife']);
  if (code === null) return <Status meaning="good">{t('people.mayTrain')}</Status>;
  return (
    <Flex gap="small" wrap align="center">
      <Typography.Text>{message}</Typography.Text>
      {openInterim && code === ofInterim && <InterimCodeButton interim={openInterim} />}
      {mend === null ? (
        <Typography.Text type="secondary">{t('planLife:due.askOthers')}</Typography.Text>
      ) : (
        <PathLink path={mend} {...(onFollow && { onFollow })}>
          {t('offlinePlans:gates.mend')}
        </PathLink>
      )}
    </Flex>
  );
}
