import type { NormedId } from '@trellis/contract/scoring/norms';
import { useTranslation } from 'react-i18next';
import type { Column, Fault } from './norm-grid.ts';

/** What norms are called where they are edited, and what is said of a cell that is wrong. */
export function useNormWords() {
  const { t } = useTranslation('vrClassroom');
  const measure = (id: NormedId) => t(`report.measure.${id}`);
  const column = (of: Column) => (of === 'sex' || of === 'age' ? t(`norms.${of}`) : t(`norms.grid.${of}`));
  const fault = ({ problem, value, ...at }: Fault) =>
    t('norms.grid.at', {
      measure: measure(at.measure),
      row: at.row,
      column: column(at.column),
      problem: t(`norms.grid.problem.${problem}`, { value }),
    });
  return { measure, column, fault };
}
