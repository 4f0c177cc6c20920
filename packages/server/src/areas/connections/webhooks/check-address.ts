import { refuse } from '../../../platform/http/refusal.ts';
import { findReceiver, type LookUp, UnknownName } from '../../../platform/outgoing/receiver.ts';
import { webhookReach } from './networks.ts';

/**
 * Refuses an address that no message is ever sent to. A name that stands for nothing yet may be saved: each message looks it up anew, and the log
 * says that it is unknown.
 */
export async function checkAddress({ address }: { address: string }, lookUp?: LookUp): Promise<void> {
  await findReceiver(address, webhookReach(), lookUp).catch((error: unknown) => {
    if (!(error instanceof UnknownName)) refuse('Trellis:WebhookAddress', { members: ['address'] });
  });
}
