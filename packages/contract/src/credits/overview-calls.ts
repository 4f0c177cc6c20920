import { z } from 'zod';
import { call, paged, pageQuery } from '../wire.ts';
import {
  childConsumption,
  coachConsumption,
  creditOverview,
  lastCheck,
  ledgerCheck,
  period,
  quotaTotal,
  vratStock,
} from './overview-schemas.ts';
import { creditCommodity } from './schemas.ts';

const access = { anyOf: ['RocketSystem.CreditOverview'] } as const;
const ofCommodity = period.extend({ commodity: creditCommodity.default('oneToOne'), ...pageQuery.shape });

/** What the centre's families bought and used, and what the centre itself bought. */
export const creditOverviewCalls = {
  totals: call('GET', '/api/rocketAdmin/userCredit/overview/totals', {
    summary: "What moved of the families' credits in a period, in sums that add up",
    access,
    input: period,
    output: creditOverview,
  }),
  byCoach: call('GET', '/api/rocketAdmin/userCredit/overview/coaches', {
    summary: 'What was consumed in a period by the sessions that each coach finished',
    access,
    input: ofCommodity,
    output: paged(coachConsumption),
  }),
  byChild: call('GET', '/api/rocketAdmin/userCredit/overview/children', {
    summary: 'What moved in a period, child by child',
    access,
    input: ofCommodity,
    output: paged(childConsumption),
  }),
  quotas: call('GET', '/api/rocketAdmin/userCredit/overview/quotas', {
    summary: 'What the center bought from the platform and used',
    access,
    output: z.object({ items: z.array(quotaTotal) }),
  }),
  vratProduct: call('GET', '/api/rocketAdmin/userCredit/overview/vratProduct', {
    summary: "The center's VR tests, contract by contract",
    access: { anyOf: ['RocketSystem.VratProduct'] },
    output: vratStock,
  }),
};

export const ledgerCheckCalls = {
  list: call('GET', '/api/rocketAdmin/ledgerCheck', {
    summary: 'The daily proofs that balances equal their postings, the last day first',
    access: { anyOf: ['PFE.LedgerCheck'], readers: 'wholePlatform' },
    input: pageQuery.extend({ onlyFaults: z.boolean().default(false) }),
    output: paged(ledgerCheck).extend({ lastRound: lastCheck.nullable() }),
  }),
};
