import { useContracts } from './contracts.ts';
import { importPageOf } from './import-page-of.tsx';

/** Contracts that run already, from a file. */
export const ContractImportPage = importPageOf('/system/center/menu/user/userContractImport', useContracts);
