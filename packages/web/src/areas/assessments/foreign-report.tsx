import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

/** A report of another centre: known to be there, opened only where it was made. */
export function ForeignReport() {
  const { t } = useTranslation('assessments');
  return (
    <Tooltip title={t('foreignReport')}>
      <Button size="small" disabled>
        {t('action.report')}
      </Button>
    </Tooltip>
  );
}
