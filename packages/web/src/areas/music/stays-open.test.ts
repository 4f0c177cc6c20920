import { expect, it } from 'vitest';
import { staysOpen } from './stays-open.ts';

it.each([
  ['/system/center/detail/subjectDetail', true],
  ['/system/center/detail/userOfflinePlanDetail', true],
  ['/system/center/detail/userOfflineCourseDetail', true],
  ['/system/center/detail/groupOfflinePlanDetail', true],
  ['/system/center/detail/groupClassDetail', true],
  ['/system/center/detail/trialSessionDetail', true],
  ['/system/center/menu/user/subject', false],
  ['/system/center/dataPanel/workTable', false],
  ['/system/center/detail/userDetail', false],
])('of %s: the player stays open is %s', (pathname, stays) => {
  expect(staysOpen(pathname)).toBe(stays);
});
