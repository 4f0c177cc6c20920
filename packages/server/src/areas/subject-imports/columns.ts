import type { ImportField } from '@trellis/contract/subject-imports/fields';
import { importFields } from '@trellis/contract/subject-imports/fields';
import type { ImportMapping } from '@trellis/contract/subject-imports/schemas';
import { importFieldWords } from '@trellis/contract/subject-imports/words';
import type { Headers } from '../../platform/imports/headers.ts';
import { headersOf } from '../../platform/imports/headers.ts';

/** What lists call a column beside the words of the house. */
const otherHeaders: Record<ImportField, string> = {
  name: "name|full name|child|child's name|child name|student|student name|儿童姓名|孩子姓名|学生姓名|学员姓名|名字|niño|niña|alumno|alumna|nombre y apellidos|nombre del niño",
  lastName: 'surname|family name|last|姓氏|apellido|primer apellido',
  firstName: 'given name|first|forename|名字|nombres|nombre de pila',
  birthday: 'birth date|date of birth|birthdate|dob|born|born on|出生日期|出生年月日|出生年月|nacimiento|fecha nac|f nacimiento|cumpleaños',
  gender: 'género|sex|m/f|儿童性别|sexo',
  grade: 'school grade|class year|year|就读年级|grado|curso escolar|nivel',
  language: 'language|语言|idioma|language at home|mother tongue|母语|语种|lengua|idioma en casa',
  tag: 'label|status|类别|状态|estado',
  outpatientNumber:
    'outpatient number|patient number|clinic no|number|no|编号|病历号|就诊号|学号|número de historia|nº historia|historia clínica|número',
  coaches: 'coach|trainer|therapist|负责教练|老师|治疗师|coach name|entrenador|entrenadora|terapeuta',
  guardianName: 'parent|parent name|guardian name|contact|家长|家长姓名|监护人姓名|联系人|tutora|nombre del tutor|padre o madre|contacto',
  guardianRole: 'relationship|guardian role|role|与儿童关系|亲属关系|关系类型|relación',
  guardianPhone: 'phone|mobile|telephone|parent phone|contact phone|电话|手机|手机号|联系电话|家长电话|teléfono|móvil|celular',
  guardianEmail: 'email|e-mail|mail|parent email|邮箱|电子邮箱|电子邮件|家长邮箱|correo|correo electrónico',
};

const plainly = headersOf(importFields, importFieldWords, otherHeaders);

/** Which column seems to hold what, by its header. */
export function guessColumns(headers: readonly string[]): ImportMapping['columns'] {
  const columns = plainly.guess(headers);
  const taken = new Set(columns);
  // "Nombre" is a first name beside "Apellidos" and the whole name without it; a whole name makes its parts needless
  if (taken.has('firstName') && !taken.has('lastName') && !taken.has('name'))
    return columns.map((field) => (field === 'firstName' ? 'name' : field));
  return columns;
}

export const headers: Headers<ImportField> = { count: plainly.count, guess: guessColumns };
