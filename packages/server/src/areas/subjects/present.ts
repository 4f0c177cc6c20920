import type { SubjectInfo, SubjectListItem } from '@trellis/contract/subjects/schemas';
import type { SubjectRow } from './store.ts';

interface Person {
  id: string;
  name: string;
}

/** A row of the list, as the contract promises it. */
export function presentListItem(row: SubjectRow, coaches: Person[], remainingTimes: number): SubjectListItem {
  return {
    id: row.id,
    name: row.name,
    outpatientNumber: row.outpatientNumber,
    status: row.bindState,
    tag: row.tag,
    isCheckIn: row.isCheckIn,
    isLogout: row.isLogout,
    gender: row.gender,
    birthday: row.birthday,
    gradeName: row.grade,
    language: row.language,
    isTest: row.isTest,
    coachNames: coaches.map((coach) => coach.name),
    remainingTimes,
  };
}

/** The whole profile. */
export function presentInfo(row: SubjectRow, coaches: Person[], remainingTimes: number, guardians: SubjectInfo['guardians']): SubjectInfo {
  return {
    ...presentListItem(row, coaches, remainingTimes),
    fullName: { firstName: row.firstName, lastName: row.lastName },
    isBind: row.bindState === 'Bind',
    coaches,
    guardians,
    city: row.city,
    schoolName: row.schoolName,
    schoolNature: row.schoolNature,
    className: row.className,
    createdAt: row.createdAt.toISOString(),
    concurrencyStamp: row.concurrencyStamp,
  };
}
