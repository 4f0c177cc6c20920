import { dateIn } from '@trellis/contract/scheduling/rules';
import { stageOn } from '@trellis/contract/subjects/rules';
import type { SubjectInfo, SubjectListItem } from '@trellis/contract/subjects/schemas';
import type { Member } from '../../../platform/http/caller.ts';
import { signFile } from '../../files/public.ts';
import type { SubjectItemRow, SubjectWhole } from '../editing/store.ts';
import { presentFocus } from './focus-of-subject.ts';

/** A row of the list, as the contract promises it. */
export function presentListItem(row: SubjectItemRow): SubjectListItem {
  return {
    id: row.id,
    name: row.name,
    outpatientNumber: row.outpatientNumber,
    status: row.bindState,
    tag: row.tag,
    isCheckIn: row.isCheckIn,
    isLogout: row.isLogout,
    isErased: row.isErased,
    gender: row.gender,
    birthday: row.birthday,
    gradeName: row.grade,
    language: row.language,
    isTest: row.isTest,
    isEnrolling: row.isEnrolling,
    coachNames: row.coachNames,
    remainingTimes: row.remainingTimes,
    groupTimes: row.groupTimes,
  };
}

/** The whole profile, on the reader's day. */
export function presentInfo(caller: Pick<Member, 'zone' | 'now' | 'policies' | 'readsPast'>, row: SubjectWhole): SubjectInfo {
  return {
    ...presentListItem({ ...row, coachNames: row.coaches.map((coach) => coach.name) }),
    fullName: { firstName: row.firstName, lastName: row.lastName },
    isBind: row.bindState === 'Bind',
    picture: row.pictureKey ? signFile(row.pictureKey) : null,
    stage: stageOn(row.birthday, dateIn(caller.zone, caller.now.toISOString())),
    dominantHand: row.dominantHand,
    sessionDurations: row.sessionDurations ?? [],
    coaches: row.coaches,
    guardians: row.guardians,
    groups: row.groups,
    ...presentFocus(caller.policies.has('Pdt.SubjectPdt.Create') ? row.focus : null),
    city: row.city,
    schoolName: row.schoolName,
    schoolNature: row.schoolNature,
    className: row.className,
    createdAt: row.createdAt.toISOString(),
    isPast: caller.readsPast ?? false,
    concurrencyStamp: row.concurrencyStamp,
  };
}
