import type { Words } from '@trellis/contract/languages';
import type { planManagementFileCalls } from '@trellis/contract/offline-plans/management/calls';
import type { CoreSession, CurrentPlan } from '@trellis/contract/offline-plans/management/schemas';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { stateOfPlanWords } from '@trellis/contract/statistics/words';
import type { InputOf } from '@trellis/contract/types';
import { excelReply } from '../../../platform/documents/excel.ts';
import { inPortions } from '../../../platform/documents/portions.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { listCoreSessions } from './list-core-sessions.ts';
import { currentPlansAfter } from './list-current.ts';

type Calls = typeof planManagementFileCalls;
type Text =
  | 'plans'
  | 'sessions'
  | 'child'
  | 'number'
  | 'center'
  | 'plan'
  | 'state'
  | 'held'
  | 'planned'
  | 'level'
  | 'coach'
  | 'last'
  | 'made'
  | 'session'
  | 'exercises'
  | 'music';

const texts: Words<Text> = {
  en: {
    plans: 'One-to-one plans',
    sessions: 'Core sessions',
    child: 'Child',
    number: 'Clinic number',
    center: 'Center',
    plan: 'Plan',
    state: 'State',
    held: 'Sessions held',
    planned: 'Sessions planned',
    level: 'Start level',
    coach: 'Coach',
    last: 'Last session begun',
    made: 'Made on',
    session: 'Session',
    exercises: 'Exercises',
    music: 'Music',
  },
  'zh-Hans': {
    plans: '一对一计划',
    sessions: '核心训练课',
    child: '儿童',
    number: '门诊号',
    center: '中心',
    plan: '计划',
    state: '状态',
    held: '已上训练课',
    planned: '计划训练课',
    level: '起始难度',
    coach: '教练',
    last: '最近上课',
    made: '创建日期',
    session: '课次',
    exercises: '训练项目',
    music: '音乐',
  },
  es: {
    plans: 'Planes individuales',
    sessions: 'Sesiones básicas',
    child: 'Niño o niña',
    number: 'Número clínico',
    center: 'Centro',
    plan: 'Plan',
    state: 'Estado',
    held: 'Sesiones impartidas',
    planned: 'Sesiones previstas',
    level: 'Nivel inicial',
    coach: 'Entrenador',
    last: 'Última sesión comenzada',
    made: 'Creado el',
    session: 'Sesión',
    exercises: 'Ejercicios',
    music: 'Música',
  },
};

const day = (zone: string, at: string | null) => at && new Date(`${dateIn(zone, at)}T00:00:00Z`);
const date = { width: 14, format: 'mm/dd/yyyy' };
const fileNameOf = (title: string, { zone, now }: Actor) => `${title} ${dateIn(zone, now.toISOString())}.xlsx`;

/** The plans that go on at all centres that the caller looks after, as an Excel file. */
export function downloadCurrentPlans(read: Read, caller: Actor, filter: InputOf<Calls['currentPlans']>): Promise<FileReply> {
  const { zone, language } = caller;
  const text = texts[language];
  const states: Record<string, string> = stateOfPlanWords[language];
  const portions = inPortions<CurrentPlan>(read, (db, last, limit) => currentPlansAfter(db, caller, filter, last?.id, limit));
  return excelReply({
    fileName: fileNameOf(text.plans, caller),
    sheetName: text.plans,
    portions,
    columns: [
      { header: text.child, width: 28, value: (row) => row.subjectName },
      { header: text.number, value: (row) => row.outpatientNumber },
      { header: text.center, width: 28, value: (row) => row.tenantName },
      { header: text.plan, width: 32, value: (row) => row.displayName },
      { header: text.state, value: (row) => states[row.state] ?? '' },
      { header: text.held, format: '0', value: (row) => row.num },
      { header: text.planned, format: '0', value: (row) => row.totalNum },
      { header: text.level, format: '0', value: (row) => row.startDifficulty },
      { header: text.coach, width: 24, value: (row) => row.coachName },
      { header: text.last, ...date, value: (row) => day(zone, row.lastOpenedAt) },
      { header: text.made, ...date, value: (row) => day(zone, row.creationTime) },
    ],
  });
}

const atOnce = 1000;

/** The sessions of the library as an Excel file. */
export function downloadCoreSessions(read: Read, caller: Actor, filter: InputOf<Calls['coreSessions']>): Promise<FileReply> {
  const text = texts[caller.language];
  const portions = async function* () {
    for (let skipCount = 0; ; skipCount += atOnce) {
      const { items } = await read((db) => listCoreSessions(db, caller, { ...filter, skipCount, maxResultCount: atOnce }));
      yield items;
      if (items.length < atOnce) return;
    }
  };
  const exercises = ({ items }: CoreSession) =>
    items.map(({ title, offset }) => (offset === 0 ? title : `${title} (${offset > 0 ? '+' : '−'}${Math.abs(offset)})`)).join('; ');
  return excelReply<CoreSession>({
    fileName: fileNameOf(text.sessions, caller),
    sheetName: text.sessions,
    portions: portions(),
    columns: [
      { header: text.plan, width: 32, value: (row) => row.displayName },
      { header: text.session, format: '0', value: (row) => row.num },
      { header: text.planned, format: '0', value: (row) => row.totalNum },
      { header: text.exercises, width: 60, value: exercises },
      { header: text.music, width: 24, value: (row) => row.musicCourse },
    ],
  });
}
