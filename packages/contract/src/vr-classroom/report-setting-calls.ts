import { z } from 'zod';
import { call } from '../wire.ts';
import { uiVersion } from './document-calls.ts';

const base = '/api/vrclassroom';
const access = { anyOf: ['RocketSystem.Vrat.Write'] } as const;
const layout = (path: string, summary: string) =>
  call('POST', `${base}/DataAnalysis/Test/${path}`, {
    summary,
    access,
    input: z.strictObject({ uiVersion: uiVersion.optional() }),
    output: z.object({ uiVersion, uiVersions: z.array(uiVersion) }),
  });

/** How a center hands reports out; each answers what holds, and changes it where something is given. */
export const reportSettingCalls = {
  parentLayout: layout('ParentReportUiVersion', "The layout of the center's reports for parents, where a download names none"),
  recommendationLayout: layout('RecommendationReportUiVersion', 'The same of its reports with what may help'),
  mail: call('POST', `${base}/TestingCenter/ReportMailSetting`, {
    summary: 'Whether mailed reports are attached, in place of a link that expires',
    access,
    input: z.strictObject({ attaches: z.boolean().optional() }),
    output: z.object({ attaches: z.boolean() }),
  }),
};
