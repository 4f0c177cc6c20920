import { builtWebApp, unbuiltFault } from './build-web-app.ts';
import { startProduct } from './start.ts';
import { whenStarterIsGone } from './starter.ts';

const stopping = new AbortController();
let product: Awaited<ReturnType<typeof startProduct>> | undefined;

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping.signal.aborted) process.exit(1); // a second Ctrl-C does not wait
  stopping.abort();
  console.log(`\n${signal}: finishing running requests…`);
  await product?.stop();
  process.exit(0);
}
process.on('SIGINT', (signal) => void stop(signal));
process.on('SIGTERM', (signal) => void stop(signal));
whenStarterIsGone(() => void (stopping.signal.aborted || stop('SIGTERM')));

try {
  const webApp = builtWebApp();
  // one that fails is told once the start comes to it, which ends what it began
  webApp.catch(() => undefined);
  product = await startProduct(process.env, { webApp, obstacle: unbuiltFault() });
  console.log(product.banner);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
