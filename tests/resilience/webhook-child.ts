import { configureWebhooks } from '@trellis/server/areas/connections/webhooks/networks';
import { startWebhookWorker } from '@trellis/server/areas/connections/webhooks/webhook-worker';
import { openPool } from '@trellis/server/platform/db/pools';
import { roleUrl } from '@trellis/server/platform/db/roles';
import { configureSealing } from '@trellis/server/platform/sealing';

// a process of its own, which the test kills: one that sends what webhooks are told, and nothing else
const { OWNER_URL = '', SECRET: secret = '' } = process.env;
const url = roleUrl(OWNER_URL, 'jobs', secret);
configureSealing({ secret });
configureWebhooks({ webhookNetworks: '127.0.0.1' });
startWebhookWorker({ jobs: openPool(url, 2), url, log: console.error });
