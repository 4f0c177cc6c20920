import { type Reach, reachWith } from '../../../platform/outgoing/networks.ts';

let reach = reachWith();

/** Says once, at the start, which private networks webhooks lead to all the same. */
export function configureWebhooks({ webhookNetworks }: { webhookNetworks?: string | undefined }): void {
  reach = reachWith(webhookNetworks);
}

/** Where webhooks lead. */
export const webhookReach = (): Reach => reach;
