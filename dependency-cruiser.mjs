/** The areas of each floor from the bottom: one uses those before it alone, so no circle can come about. */
const orders = {
  web: [
    ...[
      'music',
      'files',
      'payments',
      'banners',
      'reminders',
      'apps',
      'content',
      'training-parts',
      'plan-templates',
      'suggestions',
      'guardians',
      'questionnaires',
      'exams',
      'certificates',
      'certification',
      'users',
      'account',
      'credits',
      'groups',
      'connections',
    ],
    ...[
      'tenant-contracts',
      'tenancy',
      'subjects',
      'assessments',
      'vr-classroom',
      'audit',
      'contracts',
      'mail',
      'messages',
      'chat',
      'scheduling',
    ],
    ...[
      'offline-plans',
      'programs',
      'group-plans',
      'trial-plans',
      'statistics',
      'wellbeing-library',
      'wellbeing',
      'focus',
      'admins',
      'subject-grants',
      'subject-imports',
      'enrolments',
      'subject-overview',
    ],
  ],
  server: [
    ...[
      'files',
      'payments',
      'banners',
      'apps',
      'reminders',
      'music',
      'tenancy',
      'account',
      'tenant-contracts',
      'groups',
      'subjects',
      'guardians',
      'credits',
      'admins',
      'connections',
    ],
    ...[
      'plans',
      'scheduling',
      'contracts',
      'offline-plans',
      'group-plans',
      'trial-plans',
      'statistics',
      'questionnaires',
      'assessments',
      'audit',
      'users',
      'certification',
      'exams',
      'certificates',
      'content',
      'training-parts',
      'programs',
      'plan-templates',
      'suggestions',
      'messages',
      'chat',
    ],
    ...[
      'mail',
      'subject-grants',
      'subject-imports',
      'vr-classroom',
      'focus',
      'subject-archive',
      'subject-moves',
      'enrolments',
      'subject-overview',
      'wellbeing-library',
      'wellbeing',
    ],
  ],
};

/** What still goes upwards, each pair with its reason. No other may. */
const upwards = {
  web: {},
  server: {
    // a class's coaches are checked as those of a child are, and a child names its classes; what is booked of a class follows who is in it
    groups: ['subjects', 'scheduling'],
    // a child shows the classes it has left; its printed record has a section of its contracts and one of its plans
    subjects: ['credits', 'contracts', 'offline-plans'],
    // classes that are given cover at once what was scheduled without one
    credits: ['scheduling'],
  },
};

const areasOf = (floor, names) => `^packages/${floor}/src/areas/(${names.join('|')})/`;

const inOrder = Object.entries(orders).flatMap(([floor, order]) => [
  {
    name: `${floor}-area-has-its-place`,
    severity: 'error',
    comment: 'Every area is named in the order of its floor',
    from: { path: `^packages/${floor}/src/areas/[^/]+/`, pathNot: areasOf(floor, order) },
    to: {},
  },
  ...order.slice(0, -1).map((area, place) => ({
    name: `${floor}-${area}-below`,
    severity: 'error',
    comment: 'An area uses only those before it in the order of its floor',
    from: { path: areasOf(floor, [area]), pathNot: '\\.test\\.ts$' },
    to: {
      path: areasOf(
        floor,
        order.slice(place + 1).filter((above) => !upwards[floor][area]?.includes(above)),
      ),
    },
  })),
]);

/** One direction of imports between the floors and among the areas of each, and only public.ts between areas. */
export default {
  forbidden: [
    { name: 'contract-knows-nobody', severity: 'error', from: { path: '^packages/contract/src' }, to: { path: '^packages/(server|web)/' } },
    {
      name: 'scores-stand-alone',
      severity: 'error',
      comment: 'What is computed of a recording follows from it and its formulae alone',
      from: { path: '^packages/contract/src/scoring/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/contract/src/(?!scoring/)' },
    },
    { name: 'web-not-server', severity: 'error', from: { path: '^packages/web/src' }, to: { path: '^packages/server/' } },
    { name: 'server-not-web', severity: 'error', from: { path: '^packages/server/src' }, to: { path: '^packages/web/' } },
    {
      name: 'areas-meet-in-public',
      severity: 'error',
      comment: 'Another area is called through its public.ts',
      from: { path: '^packages/(server|web)/src/areas/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/$1/src/areas/(?!$2/)[^/]+/', pathNot: '^packages/$1/src/areas/[^/]+/public\\.ts$' },
    },
    ...inOrder,
    {
      name: 'app-puts-areas-together',
      severity: 'error',
      comment: 'The app knows an area by its pages and by what it shows of a child',
      from: { path: '^packages/web/src/app/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/web/src/areas/', pathNot: '^packages/web/src/areas/[^/]+/(pages|public|child-parts)\\.ts$' },
    },
    {
      name: 'areas-below-what-joins-them',
      severity: 'error',
      comment: 'Through these an area would reach every other',
      from: { path: '^packages/web/src/(areas|ui)/' },
      to: { path: '^packages/web/src/(main|app/(app|router|child-parts))\\.tsx?$' },
    },
    {
      name: 'contract-areas-below-what-joins-them',
      severity: 'error',
      comment: 'Areas are typed by which ids and codes all of them name, and load nothing of each other through it',
      from: { path: '^packages/contract/src/([^/]+/|wire\\.ts$)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/contract/src/(areas|audited|declared|documents|errors|index|manifest)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'ui-below-areas',
      severity: 'error',
      comment: 'What several areas use knows none of them',
      from: { path: '^packages/web/src/ui/' },
      to: { path: '^packages/web/src/areas/' },
    },
    {
      name: 'platform-below-areas',
      severity: 'error',
      comment: 'Only the HTTP server knows the areas',
      from: { path: '^packages/server/src/platform/', pathNot: ['platform/http/server\\.ts$'] },
      to: { path: '^packages/server/src/areas/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { path: '^packages/[^/]+/src', pathNot: ['/auth/test-', '\\.test\\.ts$', '/testing/'] },
      to: { path: ['/testing/', '\\.test\\.ts$'] },
    },
  ],
  options: {
    // the areas of the contract are joined there, and typed by it: a circle of types alone, and no other (contract-areas-below-what-joins-them)
    doNotFollow: { path: ['node_modules', '^packages/contract/src/manifest\\.ts$'] },
    exclude: { path: '^packages/web/dist/' },
    parser: 'swc',
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
