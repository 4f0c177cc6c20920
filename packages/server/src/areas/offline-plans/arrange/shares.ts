import { noRecommendation, type ReportContent, sharesOf } from '@trellis/contract/assessments/report';
import type { Language } from '@trellis/contract/languages';
import type { CategoryShare } from '@trellis/contract/offline-plans/arrange/generator';
import type { CustomizedPlan } from '@trellis/contract/offline-plans/customized/schemas';
import { inLanguage } from '../text.ts';
import type { CategoryOfTemplate } from './arrange-store.ts';
import type { LatestReport } from './latest-report.ts';

/** As often as a template trains each category. */
export function sharesOfTemplate(categories: readonly CategoryOfTemplate[]): (CategoryOfTemplate & { percentage: number })[] {
  const percentages = sharesOf(categories.map(({ times }) => times));
  return categories.map((category, index) => ({ ...category, percentage: percentages[index]! })).filter(({ percentage }) => percentage > 0);
}

/** What a report wants trained, and at which levels. */
export function wishOf({ categories }: ReportContent): { shares: CategoryShare[]; levels: ReadonlyMap<string, number> } {
  return {
    shares: categories.map(({ code, percentage }) => ({ category: code, share: percentage })),
    levels: new Map(categories.map(({ code, recommendDifficulty }) => [code, recommendDifficulty])),
  };
}

/** What a report makes of a template, in words and figures. */
export function presentCustomized(
  report: LatestReport | undefined,
  categories: readonly CategoryOfTemplate[],
  language: Language,
): CustomizedPlan {
  if (!report) return { ...noRecommendation, categories: [], report: null, creationTime: null };
  const { recommendDifficulty, recommendMusicCourse, arrangeableClass, recommendProject } = report.content;
  const wanted = new Map(report.content.categories.map((each) => [each.code, each]));
  return {
    recommendDifficulty,
    recommendMusicCourse,
    arrangeableClass,
    recommendProject,
    categories: categories.flatMap(({ id, code, name, exercises }) => {
      const want = wanted.get(code);
      if (!want || want.percentage === 0) return [];
      const { percentage, recommendDifficulty: level } = want;
      return [{ categoryId: id, name: inLanguage(name, language), percentage, exercises, recommendDifficulty: level }];
    }),
    report: { userAssessmentId: report.userAssessmentId, title: inLanguage(report.title, language) },
    creationTime: report.finishTime.toISOString(),
  };
}
