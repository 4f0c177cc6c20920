import type { GuardianRole } from '@trellis/contract/guardians/rules';

export interface Guardian {
  fullName: string;
  role: GuardianRole;
  phone: string | null;
  email: string | null;
}

/** What a sound row becomes. */
export interface Candidate {
  firstName: string;
  lastName: string;
  name: string;
  birthday: string;
  gender: string;
  grade: number;
  language: string | null;
  tag: string;
  outpatientNumber: string | null;
  coachIds: string[];
  guardian: Guardian | null;
}
