import type { Language, Words } from '../languages.ts';
import { subjectFieldWords } from '../subjects/words.ts';
import type { ImportField } from './fields.ts';

/** The columns that hold what no field of a child is called. */
const ownWords: Words<'name' | 'guardianName' | 'guardianRole' | 'guardianPhone' | 'guardianEmail'> = {
  en: {
    name: 'Full name',
    guardianName: 'Guardian',
    guardianRole: 'Relation',
    guardianPhone: 'Guardian phone',
    guardianEmail: 'Guardian email',
  },
  'zh-Hans': {
    name: '姓名',
    guardianName: '监护人',
    guardianRole: '关系',
    guardianPhone: '监护人电话',
    guardianEmail: '监护人邮箱',
  },
  es: {
    name: 'Nombre completo',
    guardianName: 'Tutor',
    guardianRole: 'Parentesco',
    guardianPhone: 'Teléfono del tutor',
    guardianEmail: 'Correo del tutor',
  },
};

const inLanguage = (language: Language): Readonly<Record<ImportField, string>> => {
  const { firstName, lastName, birthday, gender, gradeName, tag, outpatientNumber, coachIds, ...ofSubject } = subjectFieldWords[language];
  return {
    lastName,
    firstName,
    birthday,
    gender,
    grade: gradeName,
    language: ofSubject.language,
    tag,
    outpatientNumber,
    coaches: coachIds,
    ...ownWords[language],
  };
};

/** What the columns of a list to import are called: as the child's own fields, where they are the same. */
export const importFieldWords: Words<ImportField> = { en: inLanguage('en'), 'zh-Hans': inLanguage('zh-Hans'), es: inLanguage('es') };
