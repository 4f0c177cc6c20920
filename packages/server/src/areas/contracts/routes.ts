import type { groups } from '@trellis/contract/contracts/area';
import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { contractFileCalls } from '@trellis/contract/contracts/file-calls';
import type { contractReasonCalls } from '@trellis/contract/contracts/reason-calls';
import type { contractSigningCalls } from '@trellis/contract/contracts/signing/calls';
import type { guestContractCalls, guestContractFileCalls } from '@trellis/contract/contracts/signing/guest-calls';
import type { contractTermsCalls } from '@trellis/contract/contracts/signing/terms-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, guestRoutesFor, routesFor, streams, writes } from '../../platform/http/routes.ts';
import { addContract } from './add-contract.ts';
import { describeContract } from './contract-document.ts';
import { exportContracts } from './export-contracts.ts';
import { findContract } from './find-contract.ts';
import { describeContracts } from './key-indicators.ts';
import { listAllContracts } from './list-all-contracts.ts';
import { listContracts } from './list-contracts.ts';
import { listPayments } from './list-payments.ts';
import { askForReasons } from './reason-question.ts';
import { addReason, listReasons, orderReasons, removeReason, takeOverReasons, updateReason } from './reasons.ts';
import { describeReceipt } from './receipt-document.ts';
import { signContract, viewContract } from './signing/guest-contract.ts';
import { signedPdf } from './signing/guest-pdf.ts';
import { mailContract, shareContract } from './signing/share-contract.ts';
import { describeSigned } from './signing/signed-document.ts';
import { findTerms, publishTerms } from './signing/terms.ts';
import { enableContract, stopContract } from './stop-contract.ts';
import { updateContract } from './update-contract.ts';
import { addPayment, editPayment, voidPayment } from './write-payment.ts';

const contractRoutes = routesFor<typeof contractCalls>({
  userList: listAllContracts,
  list: listContracts,
  add: addContract,
  update: updateContract,
  stop: stopContract,
  reEnable: enableContract,
  payments: listPayments,
  addPayment,
  editPayment,
  voidPayment,
  reasonQuestion: askForReasons,
  keyIndicators: describeContracts,
  get: findContract,
});

const contractFileRoutes = fileRoutesFor<typeof contractFileCalls>({ excelDownload: exportContracts });

const contractReasonRoutes = actorRoutesFor<typeof contractReasonCalls>({
  list: listReasons,
  add: addReason,
  update: updateReason,
  order: orderReasons,
  remove: removeReason,
  takeOver: takeOverReasons,
});

const contractSigningRoutes = routesFor<typeof contractSigningCalls>({ code: shareContract, mail: mailContract });

const contractTermsRoutes = actorRoutesFor<typeof contractTermsCalls>({ get: findTerms, publish: publishTerms });

// that it was opened is written down
const guestContractRoutes = guestRoutesFor<typeof guestContractCalls>({ get: writes(viewContract), sign: signContract });

const guestContractFileRoutes = guestRoutesFor<typeof guestContractFileCalls>({ pdf: streams(signedPdf) });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  contracts: contractRoutes,
  contractFiles: contractFileRoutes,
  contractReasons: contractReasonRoutes,
  contractSignings: contractSigningRoutes,
  contractTerms: contractTermsRoutes,
  guestContracts: guestContractRoutes,
  guestContractFiles: guestContractFileRoutes,
};

export const documents = { userContract: describeContract, paymentReceipt: describeReceipt, signedContract: describeSigned };
