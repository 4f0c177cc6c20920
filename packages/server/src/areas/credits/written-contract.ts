import { contractTypeWords } from '@trellis/contract/contracts/words';
import type { CreditRecord } from '@trellis/contract/credits/schemas';
import type { Language } from '@trellis/contract/languages';
import { writtenDay } from '../../platform/documents/written.ts';

/** How documents name the contract of a posting: nothing where there is none. */
export function writtenContract(language: Language, contract: CreditRecord['contract']): string {
  return contract ? `${contractTypeWords[language][contract.contractType]} ${writtenDay(contract.signTime)}` : '';
}
