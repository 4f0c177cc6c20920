import type { Language } from '@trellis/contract/languages';
import type { Db } from '../../platform/db/types.ts';
import type { PdfPart } from '../../platform/documents/pdf-content.ts';
import { writtenTime } from '../../platform/documents/written.ts';
import type { Member } from '../../platform/http/caller.ts';
import { listPlans, listSessions } from './list-plans.ts';

interface SectionTexts {
  title: string;
  none: string;
  noSessions: string;
  plan: string;
  coach: string;
  progress: string;
  of: (finished: number, total: number) => string;
  finishedOf: (plan: string) => string;
  session: string;
  finished: string;
}

const texts: Record<Language, SectionTexts> = {
  en: {
    title: 'Plans',
    none: 'No plans.',
    noSessions: 'No session is finished.',
    plan: 'Plan',
    coach: 'Coach',
    progress: 'Sessions finished',
    of: (finished, total) => `${finished} of ${total}`,
    finishedOf: (plan) => `Sessions of ${plan}`,
    session: 'Session',
    finished: 'Finished',
  },
  'zh-Hans': {
    title: '计划',
    none: '暂无计划。',
    noSessions: '尚无已完成的课次。',
    plan: '计划',
    coach: '教练',
    progress: '已完成课次',
    of: (finished, total) => `${finished} / ${total}`,
    finishedOf: (plan) => `${plan}的课次`,
    session: '课次',
    finished: '完成时间',
  },
  es: {
    title: 'Planes',
    none: 'Sin planes.',
    noSessions: 'Ninguna sesión está terminada.',
    plan: 'Plan',
    coach: 'Entrenador',
    progress: 'Sesiones terminadas',
    of: (finished, total) => `${finished} de ${total}`,
    finishedOf: (plan) => `Sesiones de ${plan}`,
    session: 'Sesión',
    finished: 'Terminada',
  },
};

/** A child's plans within a document about the child, and when each session of them was finished. */
export async function describePlans(db: Db, reader: Member, userId: string): Promise<PdfPart[]> {
  const own = texts[reader.language];
  const { items: plans } = await listPlans(db, reader, { userId, skipCount: 0, maxResultCount: 1000 });
  const overview: PdfPart = {
    kind: 'table',
    title: own.title,
    none: own.none,
    columns: [
      { header: own.plan, share: 45 },
      { header: own.coach, share: 30 },
      { header: own.progress, share: 25, isFigure: true },
    ],
    rows: plans.map(({ displayName, coachName, num, totalNum }) => [displayName, coachName, own.of(num, totalNum)]),
  };
  const begun = plans.filter(({ num }) => num > 0);
  const sessions: PdfPart[] = [];
  for (const { id, displayName, totalNum } of begun) {
    const { items } = await listSessions(db, reader, { userOfflinePlanId: id, skipCount: 0, maxResultCount: totalNum });
    const finished = items.filter(({ finishedAt }) => finishedAt !== null);
    sessions.push({
      kind: 'table',
      title: own.finishedOf(displayName),
      none: own.noSessions,
      columns: [
        { header: own.session, share: 20 },
        { header: own.finished, share: 80 },
      ],
      rows: finished.map(({ num, finishedAt }) => [String(num), writtenTime(finishedAt, reader.zone)]),
    });
  }
  return [overview, ...sessions];
}
