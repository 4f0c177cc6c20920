import { offersActive } from '@trellis/contract/contracts/rules';
import type { UserContract } from '@trellis/contract/contracts/schemas';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { useChangeTag } from '../subjects/public.ts';

interface Props {
  subject: { id: string; name: string; tag?: SubjectTag | undefined };
  contracts: readonly UserContract[];
}

/** A child with a contract is in training: its tag may say so, if somebody wants it to. */
export function ActiveOffer({ subject, contracts }: Props) {
  const { t } = useTranslation('contracts');
  const { can } = useCurrentUser();
  const { change, isPending } = useChangeTag(subject.id);
  if (!can('PFE.UserManagement.Subject.Write') || !offersActive(subject.tag, contracts)) return null;
  const toActive = () => void change('Active').catch(() => undefined);
  return (
    <Alert
      type="info"
      showIcon
      title={t('active.offer', { name: subject.name })}
      action={
        <Button size="small" loading={isPending} onClick={toActive}>
          {t('active.ok')}
        </Button>
      }
    />
  );
}
