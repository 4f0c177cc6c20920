import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConfirmDelete } from './use-confirm-delete.ts';

/** What is done with a tenant from its row. */
export function RowActions({ tenant, onEdit }: { tenant: { id: string; name: string }; onEdit: () => void }) {
  const { t } = useTranslation('tenancy');
  const confirmDelete = useConfirmDelete();
  return (
    <Flex gap="small" role="group" aria-label={t('actionsFor', { name: tenant.name })} onClick={(event) => event.stopPropagation()}>
      <Button size="small" onClick={onEdit}>
        {t('word.edit')}
      </Button>
      <Button size="small" danger onClick={() => confirmDelete(tenant)}>
        {t('word.delete')}
      </Button>
    </Flex>
  );
}
