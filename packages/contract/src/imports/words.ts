import { contractFieldWords } from '../contracts/words.ts';
import type { Language, Words } from '../languages.ts';
import type { RecordField } from './fields.ts';

const inLanguage = (language: Language): Readonly<Record<RecordField, string>> => {
  const words = contractFieldWords[language];
  const { userId, outpatientNumber, contractType, purpose, signTime, totalClass, usedClass, remainClass, amount, paid } = words;
  return {
    child: userId,
    outpatientNumber,
    contractType,
    purpose,
    signTime,
    totalClass,
    usedClass,
    remainClass,
    amount,
    paid,
    reason: words.reasonId,
    discountReason: words.discountReasonId,
  };
};

/** What the columns of such lists are called: as the fields of what they become. */
export const recordFieldWords: Words<RecordField> = { en: inLanguage('en'), 'zh-Hans': inLanguage('zh-Hans'), es: inLanguage('es') };
