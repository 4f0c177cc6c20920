import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface Share {
  name: string;
  percentage: number;
  /** At which level its exercises are trained; none: each stays at its own. */
  recommendDifficulty?: number;
  /** How many exercises there are to choose from, where that is known. */
  exercises?: number;
}

/** Where the training goes, in words: each category with its share and its level. */
export function SharesTold({ shares }: { shares: readonly Share[] }) {
  const { t } = useTranslation('customizedPlans');
  return (
    <ul>
      {shares.map(({ name, percentage, recommendDifficulty: level, exercises }) => (
        <li key={name}>
          {level === undefined ? t('share', { name, percentage }) : t('shareAtLevel', { name, percentage, level })}
          {exercises === 0 && <Typography.Text type="secondary"> ({t('without')})</Typography.Text>}
        </li>
      ))}
    </ul>
  );
}
