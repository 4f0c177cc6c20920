import { guardianRoleWords } from '@trellis/contract/guardians/words';
import { languages } from '@trellis/contract/languages';
import { importFields } from '@trellis/contract/subject-imports/fields';
import { importFieldWords } from '@trellis/contract/subject-imports/words';
import { genderWords, gradeText, subjectLanguageWords, tagWords } from '@trellis/contract/subjects/words';
import { describe, expect, it } from 'vitest';
import { plain } from '../../platform/imports/words.ts';
import { guessColumns } from './columns.ts';
import { genders, gradeOf, guardianRoles, spokenLanguages, tags } from './words.ts';

describe.each(languages)('the words of the house in %s', (language) => {
  it.each([
    ['genders', genderWords, genders],
    ['languages', subjectLanguageWords, spokenLanguages],
    ['tags', tagWords, tags],
    ['relations', guardianRoleWords, guardianRoles],
  ] as const)('are read back: %s', (_, words, known) => {
    const entries = Object.entries(words[language]);
    expect(entries.map(([, word]) => known.get(plain(word)))).toEqual(entries.map(([value]) => value));
  });

  it('are read back: grades', () => {
    const grades = Array.from({ length: 15 }, (_, grade) => grade);
    expect(grades.map((grade) => gradeOf(gradeText(grade, language)))).toEqual(grades);
  });

  it('are read back: headers', () => {
    // a list has the whole name in one column or in two
    const parts = importFields.filter((field) => field !== 'name');
    expect(guessColumns(parts.map((field) => importFieldWords[language][field]))).toEqual(parts);
    expect(guessColumns([importFieldWords[language].name])).toEqual(['name']);
  });
});

describe('words of earlier lists', () => {
  it.each([
    ['活跃', tags, 'Active'],
    ['归档', tags, 'Archived'],
    ['祖父母', guardianRoles, 'Grandparent'],
    ['Abuelo', guardianRoles, 'Grandparent'],
    ['Otro', guardianRoles, 'Other'],
    ['Chino', spokenLanguages, 'Zh'],
  ])('%s', (word, known, value) => {
    expect(known.get(plain(word))).toBe(value);
  });

  it.each([
    ['学前', 0],
    ['Preschool', 0],
    ['Antes de la escuela', 0],
    ['Antes del colegio', 0],
    ['No escolarizado', 14],
    ['Not attending', 14],
    ['No asiste', 14],
  ])('%s', (word, grade) => {
    expect(gradeOf(word)).toBe(grade);
  });

  it.each([
    ['Name', 'name'],
    ['Language', 'language'],
    ['语言', 'language'],
    ['Idioma', 'language'],
    ['Género', 'gender'],
    ['Relación', 'guardianRole'],
  ])('%s', (header, field) => {
    expect(guessColumns([header])).toEqual([field]);
  });
});
