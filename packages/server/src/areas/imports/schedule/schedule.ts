import type { RecordField } from '@trellis/contract/imports/fields';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { platformWords } from '@trellis/contract/scheduling/words';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { TemplateColumn } from '../../../platform/imports/template.ts';
import { bookMany, coverImport, listClassrooms, lockToBook, sessionDurations } from '../../scheduling/public.ts';
import { listCoaches } from '../../subjects/public.ts';
import { recordKind } from '../record-kind.ts';
import { checkBookings } from './check-bookings.ts';
import type { BookingToCome } from './read-booking.ts';

type Booking = BookingToCome | undefined;
const booked = (candidates: readonly Booking[]) => candidates.filter((candidate) => candidate !== undefined);

/** Bookings to come that a center has made elsewhere. */
export const schedule = recordKind<Booking>('schedule', {
  headers: {
    classGroup: 'group|class name|班课|小组|clase|grupo',
    coach: 'trainer|therapist|teacher|教师|老师|训练师|entrenadora|terapeuta|profesor|profesora',
    day: 'day|session date|appointment date|上课日期|日子|día|fecha de la sesión',
    startTime: 'start time|time|from|begins|starts|时间|上课时间|开始|hora|hora de inicio|desde|comienza',
    endTime: 'end time|to|until|ends|下课时间|结束|hora de fin|hasta|termina',
    duration: 'duration|length|minutes|min|时长|分钟|课时时长|duración|minutos',
    platform: 'platform|where|format|online|地点|方式|平台|plataforma|modalidad',
    classroom: 'room|教室名称|房间|sala|salón',
  },
  dateField: 'day',
  file: { en: 'Sessions to import', 'zh-Hans': '排课导入模板', es: 'Sesiones para importar' },
  template,
  check: checkBookings,
  lock: (db, caller, candidates) => lockToBook(db, caller, booked(candidates)),
  insert: (db, caller, importId, candidates) => bookMany(db, caller, importId, booked(candidates)),
  finish: (db, caller, importId) => coverImport(db, caller, importId),
  races: ['holds_no_overlap'],
});

async function template(db: Db, { language, zone, now }: Actor): Promise<TemplateColumn<RecordField>[]> {
  const [coaches, rooms, durations] = await Promise.all([listCoaches(db), listClassrooms(db), sessionDurations(db)]);
  const names = [...new Set(coaches.map(({ name }) => name))];
  const inUse = rooms.filter(({ status }) => status === 'Effective').map(({ classroomName }) => classroomName);
  const minutes = durations.map(String);
  const places = Object.values(platformWords[language]);
  const inAWeek = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString();
  return [
    { field: 'child', example: 'Ana Silva' },
    { field: 'outpatientNumber', example: 'A-17' },
    { field: 'classGroup', example: '' },
    { field: 'coach', list: names, example: names[0] ?? '' },
    { field: 'day', example: dateIn(zone, inAWeek) },
    { field: 'startTime', example: '14:30' },
    { field: 'endTime', example: '' },
    { field: 'duration', list: minutes, example: minutes[0] ?? '' },
    { field: 'platform', list: places, example: platformWords[language].Web },
    { field: 'classroom', list: inUse, example: '' },
  ];
}
