interface CalendarEvent {
  id: string;
  start: Date;
  end: Date;
  summary: string;
  location?: string | undefined;
}

/** What one mailbox asks another to do with an event (iTIP, RFC 5546). */
interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** Who holds the session, and where an answer goes. */
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  /** Answers are read. */
  asksAnswer: boolean;
  /** The one with the greater number holds. */
  sequence: number;
}

/** Sessions as an iCalendar file (RFC 5545). Times are instants of UTC: every program shows them on its own clock, whatever changes there. */
export async function writeCalendar(events: readonly CalendarEvent[], now: Date, invitation?: Invitation): Promise<string> {
  const { default: ical, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({
    name: 'Trellis',
    method: ICalCalendarMethod[invitation?.method ?? 'PUBLISH'],
    prodId: { company: 'Trellis', product: 'Calendar' },
    ttl: 3600,
  });
  for (const { id, start, end, summary, location } of events) {
    const event = calendar.createEvent({ id, stamp: now, start, end, summary, ...(location && { location }) });
    if (!invitation) continue;
    const { method, organizer, attendee, asksAnswer, sequence } = invitation;
    event.organizer(organizer).sequence(sequence);
    event.createAttendee({
      ...attendee,
      rsvp: asksAnswer,
      // somebody whose answer nobody reads is expected
      status: asksAnswer ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
    });
    if (method === 'CANCEL') event.status(ICalEventStatus.CANCELLED);
  }
  return calendar.toString();
}
