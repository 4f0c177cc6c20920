import { type Figure, figuresOf, isMoney, type Standing, standingsOf, type Topic } from '@trellis/contract/statistics/figures';
import { periodsUpTo, yearBefore } from '@trellis/contract/statistics/periods';
import type { Analysis, Comparison, Overview, PeriodQuery } from '@trellis/contract/statistics/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { countedAt, countFigures, countStandings } from './count.ts';
import { readableOf, readableStandings, requirePeriod, requireReachedCentre, requireReadable } from './readable.ts';
import type { Sum } from './sum.ts';

interface Told {
  figures?: readonly Figure[] | undefined;
  standings?: readonly Standing[] | undefined;
}

/** What a period says, beside a year before. */
async function viewOverview(db: Db, caller: Actor, query: PeriodQuery, told: Told): Promise<Overview> {
  const period = requirePeriod(caller, query);
  const { tenantId } = query;
  const figures = readableOf(caller, told.figures);
  const [sums, standings, at] = await Promise.all([
    countFigures(db, caller, { figures, periods: [period, yearBefore(period)], tenantId }),
    countStandings(db, caller, { standings: readableStandings(caller, told.standings), tenantId }),
    countedAt(db, caller),
    requireReachedCentre(db, caller, tenantId),
  ]);
  return {
    countedAt: at,
    period,
    figures: figures.flatMap((figure) => besides(sums, figure, period)),
    standings: standings.map(({ name, part, amount }) => ({ standing: name, part, amount })),
  };
}

/** The parts of a figure: those in which it was counted; money that nobody moved stands in the currencies of the rest. */
function partsOf(sums: readonly Sum[], figure: Figure): string[] {
  const counted = sums.filter(({ name }) => name === figure);
  const alike = counted.length === 0 && isMoney(figure) ? sums.filter(({ name }) => isMoney(name)) : counted;
  const parts = [...new Set(alike.map(({ part }) => part))].toSorted();
  return parts.length > 0 ? parts : [''];
}

/** A figure in a period and in the one a year before; one without parts is there also where nothing was counted. */
function besides(sums: readonly Sum[], figure: Figure, period: string) {
  const ofFigure = sums.filter(({ name }) => name === figure);
  const before = yearBefore(period);
  const amountOf = (label: string, part: string) => ofFigure.find((sum) => sum.label === label && sum.part === part)?.amount ?? 0;
  return partsOf(sums, figure).map((part) => ({
    figure,
    part,
    amount: amountOf(period, part),
    before: amountOf(before, part),
  }));
}

/** Month by month, or year by year, each beside a year before. */
async function viewAnalysis(db: Db, caller: Actor, query: PeriodQuery, told: readonly Figure[]): Promise<Analysis> {
  const periods = periodsUpTo(requirePeriod(caller, query));
  const { tenantId } = query;
  const figures = readableOf(caller, told);
  const [sums, at] = await Promise.all([
    countFigures(db, caller, { figures, periods: [...new Set([...periods.map(yearBefore), ...periods])], tenantId }),
    countedAt(db, caller),
    requireReachedCentre(db, caller, tenantId),
  ]);
  const points = figures.flatMap((figure) => {
    const ofFigure = sums.filter(({ name }) => name === figure);
    // a currency that was used once is drawn through all periods
    return partsOf(sums, figure).flatMap((part) =>
      periods.map((period) => {
        const amountOf = (label: string) => ofFigure.find((sum) => sum.label === label && sum.part === part)?.amount ?? 0;
        return { period, figure, part, amount: amountOf(period), before: amountOf(yearBefore(period)) };
      }),
    );
  });
  return { countedAt: at, points };
}

/** An overview of one topic. */
export const overviewOf =
  (topic: Topic, told: Told = { figures: figuresOf[topic], standings: standingsOf[topic] }) =>
  (db: Db, caller: Actor, query: PeriodQuery) =>
    viewOverview(db, caller, query, told);

/** The figures of one topic over time. */
export const analysisOf =
  (topic: Topic, told: readonly Figure[] = figuresOf[topic]) =>
  (db: Db, caller: Actor, query: PeriodQuery) =>
    viewAnalysis(db, caller, query, told);

/** An overview of a topic that is asked for, or of everything. */
export const viewAnyOverview = (db: Db, caller: Actor, { topic, ...query }: PeriodQuery & { topic?: Topic | undefined }) =>
  viewOverview(db, caller, query, topic ? { figures: figuresOf[topic], standings: standingsOf[topic] } : {});

/** The figures of a topic that is asked for. */
export const viewAnyAnalysis = (db: Db, caller: Actor, { topic, ...query }: PeriodQuery & { topic: Topic }) =>
  viewAnalysis(db, caller, query, figuresOf[topic]);

/** How many centers are told beside each other, of each currency. */
const mostCentres = 100;

/** The largest first; of money the largest of each currency, which do not compare. */
export const largestOf = <T extends { part: string; amount: number }>(items: readonly T[]): T[] => {
  const sorted = items.toSorted((one, other) => other.amount - one.amount);
  const kept = new Set([...Map.groupBy(sorted, ({ part }) => part).values()].flatMap((ofPart) => ofPart.slice(0, mostCentres)));
  return sorted.filter((item) => kept.has(item));
};

/** One figure of each centre that the caller looks after, the largest first. */
export async function compareCentres(db: Db, caller: Actor, { figure, ...query }: PeriodQuery & { figure: Figure }): Promise<Comparison> {
  requireReadable(caller, figure);
  const period = requirePeriod(caller, query);
  const { tenantId } = query;
  const [sums, at, tenants] = await Promise.all([
    countFigures(db, caller, { figures: [figure], periods: [period, yearBefore(period)], tenantId, byCentre: true }),
    countedAt(db, caller),
    sql<{ id: string; name: string }>`select id, name from identity.tenants where kind = 'centre'`.execute(db),
    requireReachedCentre(db, caller, tenantId),
  ]);
  const names = new Map(tenants.rows.map(({ id, name }) => [id, name]));
  const byCentre = Map.groupBy(sums, (sum) => sum.tenantId);
  const items = [...byCentre].flatMap(([id, ofCentre]) =>
    besides(ofCentre, figure, period).map(({ part, amount, before }) => ({
      tenantId: id,
      tenantName: names.get(id) ?? '',
      part,
      amount,
      before,
    })),
  );
  return { countedAt: at, items: largestOf(items) };
}
