import type { GuardianRole } from '@trellis/contract/guardians/rules';
import { guardianFields } from '@trellis/contract/guardians/schemas';
import type { Language } from '@trellis/contract/languages';
import type { ImportField } from '@trellis/contract/subject-imports/fields';
import type { ImportMapping } from '@trellis/contract/subject-imports/schemas';
import { fullName } from '@trellis/contract/subjects/rules';
import { birthdayOf } from './birthdays.ts';
import { type Candidate, type CheckedRow, type Guardian, type ListRow, RowReader } from './candidate.ts';
import type { Coaches } from './known.ts';
import { splitName } from './names.ts';
import { type ChoiceField, choicesOf } from './texts.ts';
import { genders, gradeOf, guardianRoles, plain, spokenLanguages, tags } from './words.ts';

const lengths = { name: 60, outpatientNumber: 40, guardianName: 120 };
const mostCoaches = 10;

interface Reading {
  mapping: ImportMapping;
  coaches: Coaches;
  language: Language;
  /** On the centre's calendar. */
  today: string;
}

/** A row by itself: what it says, and what of it cannot be. */
export function readRow(row: ListRow, { mapping, coaches, language, today }: Reading): CheckedRow {
  const reader = new RowReader(row, mapping.columns, language);
  const word = <V>(field: ChoiceField, find: (text: string) => V | undefined): V | undefined => {
    const value = reader.get(field);
    const found = value === '' ? undefined : find(value);
    if (value !== '' && found === undefined) reader.refuse(field, 'word', { value, choices: choicesOf(field, language) });
    return found;
  };
  const name = readName(reader);
  const gender = word('gender', (text) => genders.get(plain(text)));
  const grade = word('grade', gradeOf);
  for (const field of ['gender', 'grade'] as const) requireValue(reader, field);
  const candidate: Candidate = {
    ...name,
    name: fullName(name.firstName, name.lastName),
    birthday: readBirthday(reader, mapping, today),
    gender: gender ?? 'Unknown',
    grade: grade ?? 0,
    language: word('language', (text) => spokenLanguages.get(plain(text))) ?? null,
    tag: word('tag', (text) => tags.get(plain(text))) ?? 'Potential',
    outpatientNumber: within(reader, 'outpatientNumber', lengths.outpatientNumber) || null,
    coachIds: readCoaches(reader, coaches),
    guardian: readGuardian(
      reader,
      word('guardianRole', (text) => guardianRoles.get(plain(text))),
    ),
  };
  return { row, candidate, faults: reader.faults, warnings: reader.warnings };
}

function requireValue(reader: RowReader, field: ImportField): void {
  if (reader.get(field) === '') reader.refuse(field, 'required');
}

function within(reader: RowReader, field: ImportField, most: number): string {
  const value = reader.get(field);
  if (value.length > most) reader.refuse(field, 'tooLong', { most });
  return value;
}

function readName(reader: RowReader): { firstName: string; lastName: string } {
  if (reader.has('name')) {
    requireValue(reader, 'name');
    const parts = splitName(reader.get('name'));
    if (!parts) reader.refuse('name', 'oneWord');
    else if (parts.firstName.length > lengths.name || parts.lastName.length > lengths.name)
      reader.refuse('name', 'tooLong', { most: lengths.name });
    return parts ?? { firstName: '', lastName: '' };
  }
  requireValue(reader, 'firstName');
  requireValue(reader, 'lastName');
  return { firstName: within(reader, 'firstName', lengths.name), lastName: within(reader, 'lastName', lengths.name) };
}

function readBirthday(reader: RowReader, { dateOrder }: ImportMapping, today: string): string {
  requireValue(reader, 'birthday');
  const value = reader.get('birthday');
  const birthday = birthdayOf(value, dateOrder);
  if (birthday === undefined || birthday < '1900-01-01') reader.refuse('birthday', 'date', { value });
  else if (birthday > today) reader.refuse('birthday', 'future');
  return birthday ?? today;
}

function readCoaches(reader: RowReader, known: Coaches): string[] {
  const names = reader
    .get('coaches')
    .split(/\s*[,;、，；\n]\s*/)
    .filter(Boolean);
  const ids = names.map((value) => {
    const found = known.get(value.toLowerCase());
    if (found === undefined) reader.refuse('coaches', 'coach', { value });
    if (found === 'several') reader.refuse('coaches', 'coachTwice', { value });
    return found ?? '';
  });
  if (ids.length > mostCoaches) reader.refuse('coaches', 'tooManyCoaches', { most: mostCoaches });
  return [...new Set(ids)];
}

function readGuardian(reader: RowReader, role: GuardianRole | undefined): Guardian | null {
  const fullName = within(reader, 'guardianName', lengths.guardianName);
  const phone = reader.get('guardianPhone');
  const email = reader.get('guardianEmail');
  if (phone && !guardianFields.shape.phone.safeParse(phone).success) reader.refuse('guardianPhone', 'phone', { value: phone });
  if (email && !guardianFields.shape.email.safeParse(email).success) reader.refuse('guardianEmail', 'email', { value: email });
  if (fullName === '') {
    // a relation alone is what a list fills in for everybody
    if (phone || email)
      reader.refuse(reader.has('guardianName') ? 'guardianName' : phone ? 'guardianPhone' : 'guardianEmail', 'guardianName');
    return null;
  }
  return { fullName, role: role ?? 'Other', phone: phone || null, email: email || null };
}
