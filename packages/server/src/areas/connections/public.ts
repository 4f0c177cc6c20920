export { configureWebhooks } from './webhooks/networks.ts';
export { startWebhookWorker } from './webhooks/webhook-worker.ts';
