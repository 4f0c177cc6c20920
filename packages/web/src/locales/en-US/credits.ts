/** Texts of a child's credits. */
export const credits = {
  label: 'Statement of classes',
  available: 'Available',
  availableHint: 'Free to use or to schedule',
  held: 'Held',
  heldHint: 'For scheduled sessions',
  consumed: 'Consumed',
  consumedHint: 'Sessions finished',
  remaining: 'Remaining',
  remainingHint: 'Available and held',
  emptyTitle: 'Nothing has been booked yet',
  emptyHint: 'Each sale, hold and consumption of a class appears here. Add a contract to begin.',
  kind: { sale: 'Sale', hold: 'Held', release: 'Released', consume: 'Consumed', return: 'Returned', adjust: 'Adjusted' },
  unchanged: '0 ({{amount}} moved)',
  noSession: '—',
  columns: { time: 'When', kind: 'What', change: 'Change', balance: 'Balance', session: 'Session', creator: 'Who', remark: 'Remark' },
};
