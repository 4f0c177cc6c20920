import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import { describe, expect, it } from 'vitest';
import { formOf, profileOf } from './form-values.ts';

const child = {
  fullName: { firstName: 'Ana', lastName: 'Ruiz' },
  birthday: '2024-02-29',
  gender: 'Female',
  gradeName: 1,
  language: null,
  isTest: false,
  outpatientNumber: null,
  coaches: [],
  city: null,
  schoolName: null,
  schoolNature: null,
  className: null,
  dominantHand: 'Left',
  sessionDurations: [30],
} as unknown as SubjectInfo;

describe('the form of a child', () => {
  it('brings back what it was filled with, and keeps the picture', () => {
    expect(profileOf(formOf(child))).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz',
      birthday: '2024-02-29',
      gender: 'Female',
      gradeName: 1,
      language: null,
      isTest: false,
      outpatientNumber: null,
      coachIds: [],
      city: null,
      schoolName: null,
      schoolNature: null,
      className: null,
      dominantHand: 'Left',
      sessionDurations: [30],
    });
  });

  it('shows no birthday of the year 0001', () => {
    expect(formOf({ ...child, birthday: '0001-01-01' }).birthday).toBeUndefined();
  });

  it('sends a new picture, and null for one taken away', () => {
    expect(profileOf({ ...formOf(child), picture: { id: 'a', url: '/a' } })).toMatchObject({ pictureId: 'a' });
    expect(profileOf({ ...formOf(child), picture: null })).toMatchObject({ pictureId: null });
  });
});
