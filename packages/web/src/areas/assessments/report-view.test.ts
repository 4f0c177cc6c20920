import { noRecommendation } from '@trellis/contract/assessments/report';
import type { AssessmentReport } from '@trellis/contract/assessments/schemas';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { ReportView } from './report-view.tsx';

// charts load what draws them into a page
vi.mock('../../ui/chart/chart-figure.tsx', () => ({ ChartFigure: () => null }));

const report: AssessmentReport = {
  ...noRecommendation,
  id: 'report',
  subjectId: null,
  centerName: 'Riverside',
  zone: 'America/New_York',
  logo: null,
  childName: 'Mina',
  birthday: '2024-02-29',
  assessmentName: 'Starting profile',
  formula: 'everyday.1',
  finishTime: '2031-06-04T23:30:00Z',
  creationTime: '2031-06-05T23:30:00Z',
  categories: [],
  abilities: [],
  focuses: [],
  unknown: [],
  comment: '',
};

it('a report tells the days of its center, wherever it is read', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  try {
    const i18n = createInstance();
    await i18n.init({ lng: 'en-US', resources: {} });
    const page = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(ReportView, { report, pdf: null })));
    expect(page.match(/\d{2}\/\d{2}\/20\d{2}/g)).toEqual(['02/29/2024', '06/04/2031', '06/05/2031']);
  } finally {
    vi.unstubAllEnvs();
  }
});
