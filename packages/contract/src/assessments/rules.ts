import { questionnaireDays } from '../questionnaires/rules.ts';

export const assessmentTypes = ['PreAssessment', 'MediumAssessment'] as const;
export type AssessmentType = (typeof assessmentTypes)[number];

/** Where an assessment of a child is: ordered, being answered, answered, with a report, or given up. */
export const assessmentStatuses = ['None', 'Started', 'Finished', 'ReportedReady', 'Closed'] as const;
export type AssessmentStatus = (typeof assessmentStatuses)[number];

/** How long the texts of the library of assessments may be. */
export const assessmentLimits = { code: 60, title: 200, comment: 4000, question: 2000 } as const;

/** The music courses that a report may recommend. */
export const musicCodes = ['c+sm', 'sm', 'ca', 'rap', 'opi+opii', 'hcf1+hcf2'] as const;
export type MusicCode = (typeof musicCodes)[number];

/** How long the link behind an assessment's QR code opens its page. */
export const assessmentDays = questionnaireDays;

/** How long the address of a report opens it, in seconds. */
export const reportSeconds = 15 * 60;

/** How often the progress of reports that are made anew is asked for, in seconds. */
export const regenerateSeconds = 5;

/** How many assessments may be ordered, sent or made anew at once. */
export const mostAtOnce = 50;

/** While it is neither answered nor given up. */
export const isAnswerable = (status: AssessmentStatus): boolean => status === 'None' || status === 'Started';

interface ReportState {
  tenantId: string;
  status: AssessmentStatus;
  needPay: boolean;
  hasGetReport: boolean;
}

/** A report that is there and must be obtained before anybody opens it. */
export const mustObtain = ({ status, needPay, hasGetReport }: Omit<ReportState, 'tenantId'>): boolean =>
  status === 'ReportedReady' && needPay && !hasGetReport;

/** A report opens at the centre that it belongs to, once it is there and, where it costs, was obtained. */
export const canOpenReport = (report: ReportState, tenantId: string | null): boolean =>
  report.tenantId === tenantId && report.status === 'ReportedReady' && !mustObtain(report);

interface Ability {
  code: string;
  /** How much there is to train, 0..100. */
  value: number;
  low: number;
  high: number;
}

export type AbilityLevel = 1 | 2;

const mostRanked = 3;

/** The level of an ability: 2 above its bounds, 1 within them, none below: there it needs no special attention. */
export function abilityLevel({ value, low, high }: Omit<Ability, 'code'>): AbilityLevel | undefined {
  if (value > high) return 2;
  return value >= low ? 1 : undefined;
}

/** The three abilities that there is most to train of; one below its low bound is none of them. */
export function rankAbilities(abilities: readonly Ability[]): { code: string; level: AbilityLevel }[] {
  return abilities
    .flatMap((ability) => {
      const level = abilityLevel(ability);
      return level ? [{ code: ability.code, value: ability.value, level }] : [];
    })
    .sort((one, other) => other.level - one.level || other.value - one.value)
    .slice(0, mostRanked)
    .map(({ code, level }) => ({ code, level }));
}
