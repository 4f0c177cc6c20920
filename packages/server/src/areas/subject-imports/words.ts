import { guardianRoleWords } from '@trellis/contract/guardians/words';
import { languages } from '@trellis/contract/languages';
import { genderWords, gradeWords, subjectLanguageWords, tagWords } from '@trellis/contract/subjects/words';
import { known, meaning, plain } from '../../platform/imports/words.ts';

/** How genders are written in the three languages. */
export const genders = known(genderWords, {
  Female: 'female|f|girl|woman|女|女孩|女童|女性|femenino|femenina|mujer|niña|chica|hembra',
  Male: 'male|m|boy|man|男|男孩|男童|男性|masculino|hombre|niño|chico|varón|v|h',
  Others: 'others|other|其他|其它|otro|otra|otros',
  Unknown: 'unknown|未知|不详|desconocido|desconocida|sin especificar|not stated|未说明|not given|未填写|sin indicar',
});

/** How languages at home are written. */
export const spokenLanguages = known(subjectLanguageWords, {
  En: 'en|english|英语|英文|inglés',
  Zh: 'zh|chinese|mandarin|中文|普通话|汉语|国语|chino|mandarín',
  ZhYue: 'zhyue|yue|cantonese|粤语|广东话|cantonés',
});

/** How tags are written. */
export const tags = known(tagWords, {
  Potential: 'potential|潜在|意向|potencial',
  Active: 'active|在训|活跃|正式|activo|activa',
  Archived: 'archived|归档|已归档|存档|archivado|archivada',
  Test: 'test|测试|prueba',
});

/** What guardians are to a child. */
export const guardianRoles = known(guardianRoleWords, {
  Mother: 'mother|mom|mum|mama|母亲|妈妈|母|madre|mamá',
  Father: 'father|dad|papa|父亲|爸爸|父|padre|papá',
  Grandparent:
    'grandparent|grandmother|grandfather|grandma|grandpa|祖父母|祖父|祖母|爷爷|奶奶|外公|外婆|姥姥|姥爷|祖父母或外祖父母|abuelo|abuela|abuelo o abuela',
  Other: 'other|other relation|其他|其他关系|otro|otra|otra relación|tutor|tutora|guardian|监护人',
});

const chinese = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const spanish = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto'];

const writtenGrades = meaning([
  ...languages.flatMap((language) => [
    [0, gradeWords[language].before] as const,
    [13, gradeWords[language].other] as const,
    [14, gradeWords[language].none] as const,
  ]),
  [
    0,
    '0|preschool|before school|antes del colegio|kindergarten|nursery|pre-k|k|学前|幼儿园|未上学|托班|小班|中班|大班|preescolar|infantil|jardín de infancia|guardería|antes de la escuela',
  ],
  [13, '13|other|others|其他|otro|otra'],
  [14, '14|not attending|not attending school|out of school|不上学|未就读|失学|no asiste|no escolarizado|no escolarizada|sin escolarizar'],
  [7, '初一|1 eso|1º eso'],
  [8, '初二|2 eso|2º eso'],
  [9, '初三|3 eso|3º eso'],
  [10, '高一|4 eso|4º eso'],
  [11, '高二|1 bachillerato'],
  [12, '高三|2 bachillerato'],
  ...chinese.map((word, at) => [at + 1, `${word}|${word}年级|小学${word}年级`] as const),
  ...ordinals.map((word, at) => [at + 1, `${word} grade|grade ${word}|${word}`] as const),
  ...spanish.map((word, at) => [at + 1, `${word}|${word} de primaria|${word} primaria`] as const),
] as const);

/** A grade as somebody wrote it: 0 before school, 1 to 12, 13 other, 14 not attending. */
export function gradeOf(text: string): number | undefined {
  const word = plain(text);
  const written = writtenGrades.get(word);
  if (written !== undefined) return written;
  const number = /^(?:grade|year|curso|grado)?(\d{1,2})(?:st|nd|rd|th|年级|grade|o|a|er|do|to|primaria|grado|deprimaria)?$/.exec(word)?.[1];
  return number !== undefined && Number(number) <= 12 ? Number(number) : undefined;
}
