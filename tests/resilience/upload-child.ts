import { configureStorage } from '@trellis/server/areas/files/public';
import { openPools } from '@trellis/server/platform/db/pools';
import { buildServer } from '@trellis/server/platform/http/server';

// a process of its own, whose memory is that of the server alone
const { OWNER_URL = '', SECRET = '', DATA_DIR = '' } = process.env;
const config = { demo: false, logLevel: 'silent' as const, secret: SECRET, dataDir: DATA_DIR };
configureStorage(config);
const app = await buildServer({
  config,
  pools: openPools(OWNER_URL, SECRET, 4),
  origin: 'http://127.0.0.1',
  signIn: { demoPeople: async () => [], roleLabel: (role) => role },
  withWebApp: false,
  ready: () => true,
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

let most = 0;
setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 10);
/** Asked for anything, tells the most memory that was taken since it was asked last, in megabytes. */
process.on('message', () => {
  process.send?.({ megabytes: most / 1024 / 1024 });
  most = process.memoryUsage().rss;
});
process.on('disconnect', () => process.exit());
process.send?.({ origin });
