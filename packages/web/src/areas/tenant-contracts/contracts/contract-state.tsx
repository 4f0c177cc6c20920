import type { TenantContract } from '@trellis/contract/tenant-contracts/schemas';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../ui/status.tsx';

/** Whether a contract counts. */
export function ContractState({ contract }: { contract: Pick<TenantContract, 'stopTime'> }) {
  const { t } = useTranslation('tenantContracts');
  return <Status meaning={contract.stopTime ? 'neutral' : 'good'}>{contract.stopTime ? t('state.stopped') : t('state.inForce')}</Status>;
}
