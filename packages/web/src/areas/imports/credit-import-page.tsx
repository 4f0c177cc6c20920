import { useCredits } from './credits.ts';
import { importPageOf } from './import-page-of.tsx';

/** Credits of no contract, from a file. */
export const CreditImportPage = importPageOf('/system/center/hfs/costOverviewImport', useCredits);
