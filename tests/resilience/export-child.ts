import { Readable } from 'node:stream';
import { exportSubjects } from '@trellis/server/areas/subjects/list/export-subjects';
import { openPool } from '@trellis/server/platform/db/pools';
import { roleUrl } from '@trellis/server/platform/db/roles';
import { inTransaction } from '@trellis/server/platform/db/transaction';
import type { Member } from '@trellis/server/platform/http/caller';

// a process of its own, whose memory is the export's alone
const { OWNER_URL = '', SECRET = '', CALLER = '{}' } = process.env;
const caller: Member = { ...(JSON.parse(CALLER) as Member), now: new Date() };
const pool = openPool(roleUrl(OWNER_URL, 'centre', SECRET), 2);
const acting = { 'app.tenant_id': caller.tenantId, 'app.person_id': caller.personId };

const idle = process.memoryUsage().rss;
let most = idle;
const { body } = await exportSubjects(
  (run) => {
    most = Math.max(most, process.memoryUsage().rss);
    return inTransaction(pool, acting, run);
  },
  caller,
  {},
);
let bytes = 0;
for await (const part of Readable.fromWeb(body as never) as AsyncIterable<Buffer>) bytes += part.length;
process.send?.({ bytes, megabytes: (Math.max(most, process.memoryUsage().rss) - idle) / 1024 / 1024 });
await pool.destroy();
process.disconnect();
