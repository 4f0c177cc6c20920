interface CalendarEvent {
  id: string;
  start: Date;
  end: Date;
  summary: string;
  location?: string | undefined;
}

/** Sessions as an iCalendar file (RFC 5545). Times are instants of UTC: every program shows them on its own clock, whatever changes there. */
export async function writeCalendar(events: readonly CalendarEvent[], now: Date): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import('ical-generator');
  const calendar = ical({
    name: 'Trellis',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Trellis', product: 'Calendar' },
    ttl: 3600,
  });
  for (const { id, start, end, summary, location } of events)
    calendar.createEvent({ id, stamp: now, start, end, summary, ...(location && { location }) });
  return calendar.toString();
}
