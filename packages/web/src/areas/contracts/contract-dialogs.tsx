import type { ContractPayment, UserContractItem } from '@trellis/contract/contracts/schemas';
import { lazy, Suspense, useState } from 'react';
import { useContract } from './queries.ts';

const ContractDrawer = lazy(() => import('./contract-drawer.tsx').then((module) => ({ default: module.ContractDrawer })));
const SignDialog = lazy(() => import('./signing/sign-dialog.tsx').then((module) => ({ default: module.SignDialog })));
const PaymentDrawer = lazy(() => import('./payment-drawer.tsx').then((module) => ({ default: module.PaymentDrawer })));

export type OpenDialog =
  | { what: 'add' }
  | { what: 'edit'; contract: Pick<UserContractItem, 'id'> }
  | { what: 'sign'; contract: Pick<UserContractItem, 'id' | 'userId' | 'userName'> }
  | { what: 'pay'; contractId: string; payment?: ContractPayment };

interface Props {
  open: OpenDialog | undefined;
  /** For whom a contract is added; without one, its form asks. */
  child?: { id: string; name: string };
  onOpen: (dialog: OpenDialog | undefined) => void;
}

/** The forms of contracts. A contract that was signed for money asks at once what was paid. */
export function ContractDialogs({ open, child, onOpen }: Props) {
  const [signed, setSigned] = useState<string>();
  const close = () => {
    setSigned(undefined);
    onOpen(signed ? { what: 'pay', contractId: signed } : undefined);
  };
  return (
    <Suspense>
      {open?.what === 'add' && (
        <ContractDrawer child={child} onAdded={({ id, amount }) => setSigned(amount > 0 ? id : undefined)} onClose={close} />
      )}
      {open?.what === 'edit' && <EditContract id={open.contract.id} onClose={close} />}
      {open?.what === 'sign' && <SignDialog contract={open.contract} onClose={close} />}
      {open?.what === 'pay' && <PaymentDrawer contractId={open.contractId} payment={open.payment} onClose={close} />}
    </Suspense>
  );
}

/** The form of a contract as it is at this moment, with its reasons and files. */
function EditContract({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useContract(id);
  return data ? <ContractDrawer contract={data} onClose={onClose} /> : null;
}
