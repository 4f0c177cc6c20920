import type { AssessmentReport } from '@trellis/contract/assessments/schemas';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

/** Where the training goes: the share of each category, and the difficulty to begin with. */
export function CategoryBars({ categories }: Pick<AssessmentReport, 'categories'>) {
  const { t } = useTranslation('assessments');
  return (
    <ul className="report-list">
      {categories.map(({ code, name, percentage, recommendDifficulty }) => (
        <Row
          key={code}
          name={name}
          figure={`${percentage} % · ${t('report.difficultyValue', { level: recommendDifficulty })}`}
          value={percentage}
        />
      ))}
    </ul>
  );
}

/** How much there is to train of each ability, between its bounds. */
export function AbilityBars({ abilities }: Pick<AssessmentReport, 'abilities'>) {
  const { t } = useTranslation('assessments');
  return (
    <ul className="report-list">
      {abilities.map(({ code, name, value, low, high, level }) => {
        const bounds = t('report.bounds', { low, high });
        const figure = [value, bounds, level && t(level === 2 ? 'report.focusLevel.above' : 'report.focusLevel.within')]
          .filter((part) => part !== null)
          .join(' · ');
        return <Row key={code} name={name} figure={figure} value={value} bounds={{ low, high }} />;
      })}
    </ul>
  );
}

interface RowProps {
  name: string;
  /** Says all that the bar shows. */
  figure: string;
  value: number;
  bounds?: { low: number; high: number };
}

function Row({ name, figure, value, bounds }: RowProps) {
  return (
    <li>
      <Flex justify="space-between" gap="small" wrap>
        <Typography.Text>{name}</Typography.Text>
        <Typography.Text type="secondary">{figure}</Typography.Text>
      </Flex>
      <div className="report-bar" aria-hidden>
        <span style={{ inlineSize: `${value}%` }} />
        {bounds && (
          <span className="report-bounds" style={{ insetInlineStart: `${bounds.low}%`, inlineSize: `${bounds.high - bounds.low}%` }} />
        )}
      </div>
    </li>
  );
}
