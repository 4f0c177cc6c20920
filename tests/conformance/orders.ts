/** By what each list may be ordered; one that is not named is a resource, which is ordered by when it was added. */
const orders: Record<string, string[]> = {
  'subjects.getList': ['createdAt', 'name'],
  'guardians.getList': ['createdAt', 'fullName'],
  'courses.getList': ['sortOrder', 'title', 'createdAt'],
  'courses.list': ['sortOrder', 'title', 'createdAt'],
  'contracts.userList': ['signTime', 'amount'],
  'contracts.list': ['signTime'],
  'credits.records': ['creationTime'],
  'creditOverview.byCoach': ['name', 'consumed', 'returned'],
  'creditOverview.byChild': ['name', 'consumed', 'returned', 'sold', 'adjusted', 'closing'],
  'ledgerChecks.list': ['day'],
  'groups.getList': ['creationTime', 'name'],
  'tenancy.list': ['createdAt', 'name'],
  'tenancy.schools': ['name', 'city', 'createdAt'],
  'tenantContracts.list': ['signTime'],
  'hfsOrders.list': ['payDate'],
  'users.list': ['createdAt', 'name'],
  'vrClassroom.testRequestsPaged': ['creationTime'],
  'vrCases.testRequestsPaged': ['creationTime'],
  'testLocations.list': ['name'],
  'leaves.list': ['startTime'],
  'mail.letters': ['written'],
  'classrooms.list': ['classroomName'],
  'devices.centreDevices': ['registrationTime'],
  'devices.allDevice': ['registrationTime'],
};

export const ordersOf = (call: string) => orders[call] ?? ['createdAt'];
