/** What sends what the areas kept on a device; loaded only where something was left. An area that keeps something is a line here. */
export const loadAreaSenders = () =>
  Promise.all([
    import('../areas/offline-plans/public.ts').then(({ loadSenders }) => loadSenders()),
    import('../areas/group-plans/public.ts').then(({ loadSenders }) => loadSenders()),
    import('../areas/scheduling/public.ts').then(({ loadSenders }) => loadSenders()),
    import('../areas/exams/public.ts').then(({ loadSenders }) => loadSenders()),
    import('../areas/chat/public.ts').then(({ loadSenders }) => loadSenders()),
    import('../areas/music/public.ts'),
  ]);
