/** One direction of imports between the floors, and only public.ts between the server's areas. */
export default {
  forbidden: [
    { name: 'contract-knows-nobody', severity: 'error', from: { path: '^packages/contract/src' }, to: { path: '^packages/(server|web)/' } },
    { name: 'web-not-server', severity: 'error', from: { path: '^packages/web/src' }, to: { path: '^packages/server/' } },
    { name: 'server-not-web', severity: 'error', from: { path: '^packages/server/src' }, to: { path: '^packages/web/' } },
    {
      name: 'areas-meet-in-public',
      severity: 'error',
      comment: 'Another area is called through its public.ts',
      from: { path: '^packages/server/src/areas/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/areas/(?!$1/)[^/]+/', pathNot: '/public\\.ts$' },
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
    doNotFollow: { path: 'node_modules' },
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
