import { openPool } from '@trellis/server/platform/db/pools';
import { roleUrl } from '@trellis/server/platform/db/roles';
import { startPostman } from '@trellis/server/platform/mail/postman';
import { configureMail } from '@trellis/server/platform/mail/setup';
import { readSmtp } from '@trellis/server/platform/mail/smtp';

// a process of its own, which the test kills: a postman alone, told by its environment
const { OWNER_URL = '', SECRET: secret = '', SMTP_URL = '', MAIL_FROM = '' } = process.env;
const url = roleUrl(OWNER_URL, 'jobs', secret);
configureMail({ demo: false, smtp: readSmtp(SMTP_URL, MAIL_FROM) });
startPostman({ jobs: openPool(url, 2), url, log: console.error });
