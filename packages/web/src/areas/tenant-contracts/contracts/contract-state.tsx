import type { TenantContract } from '@trellis/contract/tenant-contracts/schemas';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

/** Whether a contract counts. */
export function ContractState({ contract }: { contract: Pick<TenantContract, 'stopTime'> }) {
  const { t } = useTranslation('tenantContracts');
  return <Tag color={contract.stopTime ? 'default' : 'success'}>{contract.stopTime ? t('state.stopped') : t('state.inForce')}</Tag>;
}
