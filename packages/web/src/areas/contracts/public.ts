export { ContractDialogs, type OpenDialog } from './contract-dialogs.tsx';
