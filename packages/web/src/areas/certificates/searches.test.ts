import { expect, it } from 'vitest';
import { readCertificateSearch } from './searches.ts';

it('shows the same certificates for either word of what is in force, and all for one that is none', () => {
  const asked = (certificateStatus: string) => readCertificateSearch({ certificateStatus }).certificateStatus;
  expect(['Effective', 'InEffect', 'Expired', 'Golden'].map(asked)).toEqual(['Effective', 'Effective', 'Expired', undefined]);
});
