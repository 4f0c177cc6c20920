import type { DeliveryState } from '@trellis/contract/connections/webhooks/calls';
import { useTranslation } from 'react-i18next';
import { type Meaning, Status } from '../../../ui/status.tsx';

const meanings: Record<DeliveryState, Meaning> = { due: 'waiting', sending: 'waiting', sent: 'good', failed: 'bad' };

/** How a delivery stands. */
export function DeliveryStatus({ state }: { state: DeliveryState }) {
  const { t } = useTranslation('connections');
  return <Status meaning={meanings[state]}>{t(`hooks.state.${state}`)}</Status>;
}
