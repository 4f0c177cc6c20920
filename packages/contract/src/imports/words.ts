import { contractFieldWords } from '../contracts/words.ts';
import { statementWords } from '../credits/words.ts';
import type { Language, Words } from '../languages.ts';
import type { RecordField } from './fields.ts';

/** The columns of bookings. */
const bookingWords: Words<'classGroup' | 'coach' | 'day' | 'startTime' | 'endTime' | 'duration' | 'platform' | 'classroom'> = {
  en: {
    classGroup: 'Class',
    coach: 'Coach',
    day: 'Date',
    startTime: 'Start',
    endTime: 'End',
    duration: 'Minutes',
    platform: 'Place',
    classroom: 'Classroom',
  },
  'zh-Hans': {
    classGroup: '班级',
    coach: '教练',
    day: '日期',
    startTime: '开始时间',
    endTime: '结束时间',
    duration: '时长（分钟）',
    platform: '上课方式',
    classroom: '教室',
  },
  es: {
    classGroup: 'Grupo',
    coach: 'Entrenador',
    day: 'Fecha',
    startTime: 'Inicio',
    endTime: 'Fin',
    duration: 'Minutos',
    platform: 'Lugar',
    classroom: 'Aula',
  },
};

/** The columns of credits. */
const creditWords: Words<'credit' | 'count'> = {
  en: { credit: 'Credit', count: 'How many left' },
  'zh-Hans': { credit: '额度', count: '剩余数量' },
  es: { credit: 'Crédito', count: 'Cuántos quedan' },
};

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
    ...bookingWords[language],
    ...creditWords[language],
    remark: statementWords[language].remark,
  };
};

/** What the columns of such lists are called: as the fields of what they become. */
export const recordFieldWords: Words<RecordField> = { en: inLanguage('en'), 'zh-Hans': inLanguage('zh-Hans'), es: inLanguage('es') };
