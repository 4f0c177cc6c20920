import type { GuardianRole } from '@trellis/contract/guardians/rules';
import { guardianFields } from '@trellis/contract/guardians/schemas';
import type { Language } from '@trellis/contract/languages';
import type { ImportField } from '@trellis/contract/subject-imports/fields';
import type { ImportMapping } from '@trellis/contract/subject-imports/schemas';
import { fullName } from '@trellis/contract/subjects/rules';
import { dateOf } from '../../platform/imports/dates.ts';
import { type CheckedRow, commonRemarks, type ListRow, RowReader } from '../../platform/imports/row-reader.ts';
import type { CoachesByWord } from '../subjects/public.ts';
import type { Candidate, Guardian } from './candidate.ts';
import { splitName } from './names.ts';
import { type ChoiceField, choicesOf, remarks } from './texts.ts';
import { genders, gradeOf, guardianRoles, spokenLanguages, tags } from './words.ts';

const lengths = { name: 60, outpatientNumber: 40, guardianName: 120 };
const mostCoaches = 10;

interface Reading {
  mapping: ImportMapping;
  coaches: CoachesByWord;
  language: Language;
  /** On the centre's calendar. */
  today: string;
}

/** A row by itself: what it says, and what of it cannot be. */
export function readRow(row: ListRow, { mapping, coaches, language, today }: Reading): CheckedRow<ImportField, Candidate> {
  const reader = new RowReader(row, mapping.columns, language);
  const word = <V>(field: ChoiceField, meanings: { get: (word: string) => V | undefined }): V | undefined =>
    reader.choose(field, meanings, choicesOf(field, language));
  const name = readName(reader);
  const gender = word('gender', genders);
  const grade = word('grade', { get: gradeOf });
  for (const field of ['gender', 'grade'] as const) reader.need(field);
  const candidate: Candidate = {
    ...name,
    name: fullName(name.firstName, name.lastName),
    birthday: readBirthday(reader, mapping, today),
    gender: gender ?? 'Unknown',
    grade: grade ?? 0,
    language: word('language', spokenLanguages) ?? null,
    tag: word('tag', tags) ?? 'Potential',
    outpatientNumber: reader.within('outpatientNumber', lengths.outpatientNumber) || null,
    coachIds: readCoaches(reader, coaches),
    guardian: readGuardian(reader, word('guardianRole', guardianRoles)),
  };
  return { row, candidate, faults: reader.faults, warnings: reader.warnings };
}

function readName(reader: RowReader<ImportField>): { firstName: string; lastName: string } {
  if (reader.has('name')) {
    reader.need('name');
    const parts = splitName(reader.get('name'));
    if (!parts) reader.refuse('name', remarks.oneWord);
    else if (parts.firstName.length > lengths.name || parts.lastName.length > lengths.name)
      reader.refuse('name', commonRemarks.tooLong, { most: lengths.name });
    return parts ?? { firstName: '', lastName: '' };
  }
  reader.need('firstName');
  reader.need('lastName');
  return { firstName: reader.within('firstName', lengths.name), lastName: reader.within('lastName', lengths.name) };
}

function readBirthday(reader: RowReader<ImportField>, { dateOrder }: ImportMapping, today: string): string {
  reader.need('birthday');
  const value = reader.get('birthday');
  const birthday = dateOf(value, dateOrder);
  if (birthday === undefined || birthday < '1900-01-01') reader.refuse('birthday', commonRemarks.date, { value });
  else if (birthday > today) reader.refuse('birthday', remarks.future);
  return birthday ?? today;
}

function readCoaches(reader: RowReader<ImportField>, known: CoachesByWord): string[] {
  const names = reader
    .get('coaches')
    .split(/\s*[,;、，；\n]\s*/)
    .filter(Boolean);
  const ids = names.map((value) => {
    const found = known.get(value.toLowerCase());
    if (found === undefined) reader.refuse('coaches', commonRemarks.coach, { value });
    if (found === 'several') reader.refuse('coaches', commonRemarks.coachTwice, { value });
    return found ?? '';
  });
  if (ids.length > mostCoaches) reader.refuse('coaches', remarks.tooManyCoaches, { most: mostCoaches });
  return [...new Set(ids)];
}

function readGuardian(reader: RowReader<ImportField>, role: GuardianRole | undefined): Guardian | null {
  const fullName = reader.within('guardianName', lengths.guardianName);
  const phone = reader.get('guardianPhone');
  const email = reader.get('guardianEmail');
  if (phone && !guardianFields.shape.phone.safeParse(phone).success) reader.refuse('guardianPhone', remarks.phone, { value: phone });
  if (email && !guardianFields.shape.email.safeParse(email).success) reader.refuse('guardianEmail', remarks.email, { value: email });
  if (fullName === '') {
    // a relation alone is what a list fills in for everybody
    if (phone || email)
      reader.refuse(reader.has('guardianName') ? 'guardianName' : phone ? 'guardianPhone' : 'guardianEmail', remarks.guardianName);
    return null;
  }
  return { fullName, role: role ?? 'Other', phone: phone || null, email: email || null };
}
