import type { FeedbackSeries } from '@trellis/contract/offline-plans/record-calls';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';

const width = 600;
const height = 140;
const margin = { left: 28, right: 12, top: 10, bottom: 24 };
/** At most so many numbers of sessions stand under a chart. */
const mostLabels = 12;

/** Stars over sessions: a line with a dot a session. Readers who cannot see it are texts each figure. */
export function RatingChart({ title, series }: { title: string; series: FeedbackSeries }) {
  const { t } = useTranslation('familyPages');
  const { token } = theme.useToken();
  const { points, most } = series;
  const first = points[0]?.num ?? 1;
  const last = points.at(-1)?.num ?? first;
  const x = (num: number) =>
    last === first ? width / 2 : margin.left + ((num - first) / (last - first)) * (width - margin.left - margin.right);
  const y = (value: number) => height - margin.bottom - (value / most) * (height - margin.top - margin.bottom);
  const everyNth = Math.ceil(points.length / mostLabels);
  const texts = points.map(({ num, value }) => `${t('records.session', { num })}: ${t('records.ofStars', { value, most })}`);
  const text = { fill: token.colorTextSecondary, fontSize: 11 };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="img"
      aria-label={[t('records.chartLabel', { name: title, first, last }), ...texts].join('; ')}
    >
      {Array.from({ length: most + 1 }, (_, stars) => (
        <g key={stars}>
          <line x1={margin.left} x2={width - margin.right} y1={y(stars)} y2={y(stars)} stroke={token.colorBorderSecondary} />
          <text x={margin.left - 8} y={y(stars) + 4} textAnchor="end" {...text}>
            {stars}
          </text>
        </g>
      ))}
      <polyline
        points={points.map(({ num, value }) => `${x(num)},${y(value)}`).join(' ')}
        fill="none"
        stroke={token.colorPrimary}
        strokeWidth={2}
      />
      {points.map(({ num, value }, index) => (
        <g key={num}>
          <circle cx={x(num)} cy={y(value)} r={4} fill={token.colorPrimary}>
            <title>{texts[index]}</title>
          </circle>
          {index % everyNth === 0 && (
            <text x={x(num)} y={height - 6} textAnchor="middle" {...text}>
              {num}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
