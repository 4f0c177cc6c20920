import type { RecordField } from '@trellis/contract/imports/fields';
import type { ListMapping } from '@trellis/contract/imports/lists';
import { timeFault } from '@trellis/contract/scheduling/rules';
import { platformWords } from '@trellis/contract/scheduling/words';
import { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../../platform/http/caller.ts';
import { commonRemarks, type RowReader } from '../../../platform/imports/row-reader.ts';
import { known } from '../../../platform/imports/words.ts';
import { type PlanToBook, type ToBook, wantedOf } from '../../scheduling/public.ts';
import { readChild } from '../find-children.ts';
import { readClock, readDay, readMinutes } from '../read-values.ts';
import { type KnownToBook, nameKey } from './known.ts';
import { remarks } from './remarks.ts';

/** What a sound row becomes. */
export interface BookingToCome extends ToBook {
  plan: PlanToBook;
}

interface Reading {
  caller: Actor;
  mapping: ListMapping<RecordField>;
  center: KnownToBook;
}

const platforms = known(platformWords, {
  App: 'app|online|remote|线上|en línea|remoto|a distancia',
  Web: 'web|center|centre|in person|on site|线下|中心|centro|presencial|en el centro',
});

/** What a row says, and what of it cannot be; undefined where it is no booking. */
export function readBooking(reader: RowReader<RecordField>, reading: Reading): BookingToCome | undefined {
  const plan = readPlan(reader, reading.center);
  const coachId = readCoach(reader, reading.center);
  const platform = reader.choose('platform', platforms, Object.values(platformWords[reading.caller.language])) ?? 'Web';
  const classroomId = readRoom(reader, reading.center, platform);
  const time = readTime(reader, reading);
  const duration = readDuration(reader);
  if (!plan || !coachId || duration === undefined || time === undefined) return undefined;
  requireOffered(reader, plan.durations ?? reading.center.durations.get(coachId) ?? [], duration);
  const wanted = wantedOf({ time, duration, platform, classroomId }, coachId, plan.children);
  return { ...wanted, plan, planId: plan.id, coachId, notice: plan.notice };
}

function readPlan(reader: RowReader<RecordField>, { children, classes, plans }: KnownToBook): PlanToBook | undefined {
  const value = reader.get('classGroup');
  const isOfChild = reader.get('child') !== '' || reader.get('outpatientNumber') !== '';
  if (value === '') {
    const childId = readChild(reader, children);
    const plan = plans.ofChild.get(childId);
    if (childId !== '' && !plan) reader.refuse(reader.get('child') === '' ? 'outpatientNumber' : 'child', remarks.noPlan);
    return plan;
  }
  const [id, another] = classes.get(nameKey(value)) ?? [];
  const plan = id === undefined ? undefined : plans.ofClass.get(id);
  if (isOfChild) reader.refuse('classGroup', remarks.childOrClass);
  else if (id === undefined) reader.refuse('classGroup', remarks.noClass, { value });
  else if (another !== undefined) reader.refuse('classGroup', remarks.severalClasses, { value });
  else if (!plan) reader.refuse('classGroup', remarks.noPlanOfClass);
  return plan;
}

function readCoach(reader: RowReader<RecordField>, { coaches }: KnownToBook): string | undefined {
  const value = reader.need('coach');
  if (value === '') return undefined;
  const found = coaches.get(nameKey(value));
  if (found === undefined) reader.refuse('coach', commonRemarks.coach, { value });
  if (found === 'several') reader.refuse('coach', commonRemarks.coachTwice, { value });
  return found === 'several' ? undefined : found;
}

function readRoom(reader: RowReader<RecordField>, { rooms }: KnownToBook, platform: 'App' | 'Web'): string | null {
  const value = reader.get('classroom');
  if (value === '') return null;
  const room = rooms.get(nameKey(value));
  if (room === undefined) reader.refuse('classroom', remarks.room, { value });
  else if (platform !== 'Web') reader.refuse('classroom', remarks.onlyInCenter);
  return room ?? null;
}

/** When it begins, by the centre's clock. */
function readTime(reader: RowReader<RecordField>, { caller, mapping }: Reading): string | undefined {
  const day = readDay(reader, 'day', mapping.dateOrder);
  reader.need('startTime');
  const clock = readClock(reader, 'startTime');
  if (day === '' || clock === undefined) return undefined;
  const at = Temporal.PlainDate.from(day).toPlainDateTime({ hour: Math.floor(clock / 60), minute: clock % 60 });
  const time = new Date(at.toZonedDateTime(caller.zone).epochMilliseconds).toISOString();
  const fault = timeFault(time, caller.zone, caller.now.toISOString());
  if (fault === 'past') reader.refuse('day', remarks.past);
  else if (fault) reader.refuse('startTime', remarks.timeNotAllowed);
  return time;
}

/** How long it lasts: as said, or from start to end. */
function readDuration(reader: RowReader<RecordField>): number | undefined {
  const [start, end, minutes] = [readClock(reader, 'startTime'), readClock(reader, 'endTime'), readMinutes(reader, 'duration')];
  const span = start === undefined || end === undefined ? undefined : end - start;
  const hasNone = reader.get('endTime') === '' && reader.get('duration') === '';
  if (hasNone) reader.need(reader.has('duration') ? 'duration' : 'endTime');
  else if (span !== undefined && minutes !== undefined && span !== minutes)
    reader.refuse('endTime', remarks.endAndMinutes, { span, minutes });
  return minutes ?? span;
}

function requireOffered(reader: RowReader<RecordField>, offered: readonly number[], duration: number): void {
  if (offered.includes(duration)) return;
  const field = reader.get('duration') === '' ? 'endTime' : 'duration';
  if (offered.length === 0) reader.refuse(field, remarks.noDurations);
  else reader.refuse(field, remarks.durations, { offered: offered.join(', ') });
}
