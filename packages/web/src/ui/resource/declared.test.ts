import { trainingModule } from '@trellis/contract/certification/module';
import { courseWare } from '@trellis/contract/content/courseware';
import { schools } from '@trellis/contract/tenancy/schools/calls';
import { expect, it } from 'vitest';
import { fieldsOf, sentOf, valuesOf } from './declared.ts';

const ofModule = fieldsOf(trainingModule);
const limitsOf = (name: string) => ofModule.find((field) => field.name === name)?.limits;

it('knows from the declaration how each field is entered, and its bounds', () => {
  const kinds = Object.fromEntries(ofModule.map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({
    name: 'text',
    displayNames: 'localText',
    price: 'money',
    learningDays: 'number',
    questionnaireId: 'one',
    courseIds: 'many',
  });
  expect(limitsOf('name')).toMatchObject({ required: true, maxLength: 100 });
  expect(limitsOf('displayNames')).toMatchObject({ required: true, maxLength: 120 });
  expect(limitsOf('descriptions')).toMatchObject({ required: false, maxLength: 2000 });
  expect(limitsOf('learningDays')).toMatchObject({ required: true, min: 1, max: 3650 });
  expect(limitsOf('questionnaireId')).toMatchObject({ required: false });
  expect(limitsOf('courseIds')).toMatchObject({ maxCount: 100 });
});

it('begins a new one with what the contract gives, and sends what nobody wrote as empty', () => {
  const values = valuesOf(ofModule, trainingModule, undefined);
  expect(values).toMatchObject({ price: 0, courseIds: [] });
  const typed = {
    ...values,
    name: 'basics',
    displayNames: { en: 'Basics', 'zh-Hans': '基础', es: 'Bases' },
    descriptions: { en: 'How' },
    learningDays: 30,
  };
  const sent = sentOf(ofModule, { ...typed, questionnaireId: undefined });
  expect(sent).toMatchObject({ descriptions: { en: 'How', 'zh-Hans': '', es: '' }, questionnaireId: null });
  expect(trainingModule.fields.safeParse(sent).error).toBeUndefined();
});

it('sends a file by its id: left out where it is as it was, null where it was taken away', () => {
  const fields = fieldsOf(courseWare);
  expect(valuesOf(fields, courseWare, { file: { id: 'a', fileName: 'a.pdf' } })['fileId']).toEqual({ id: 'a', fileName: 'a.pdf' });
  expect(sentOf(fields, { fileId: { id: 'b' } })['fileId']).toBe('b');
  expect(sentOf(fields, { fileId: { url: '/seen' } })['fileId']).toBeUndefined();
  expect(sentOf(fields, { fileId: null })['fileId']).toBeNull();
});

it('takes a form of plain fields as it takes a resource: what must be chosen begins with the first, a text may be left out', () => {
  const ofSchool = fieldsOf(schools);
  expect(ofSchool.map(({ kind }) => kind)).toEqual(['text', 'text', 'choice', 'text']);
  const values = valuesOf(ofSchool, schools, undefined);
  expect(values).toEqual({ name: undefined, city: undefined, nature: 'Public' });
  const sent = sentOf(ofSchool, { ...values, name: ' Elm ', city: 'Boston', remark: '  ' });
  expect(sent).toEqual({ name: ' Elm ', city: 'Boston', nature: 'Public', remark: null });
  expect(schools.fields.parse(sent)).toMatchObject({ name: 'Elm' });
});
