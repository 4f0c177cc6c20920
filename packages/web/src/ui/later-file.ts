import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { toast } from '../app/toast.ts';

const lookEvery = 3_000;

/** Says that a file comes later, and that it is there once it is, on whichever page whoever asked for it is by then. */
export function useLaterFile(): (exportId: string) => void {
  const { t } = useTranslation('ui');
  const client = useQueryClient();
  const look = async (id: string): Promise<void> => {
    const found = await api.exports.get.call({ id }).catch(() => undefined);
    if (found?.state === 'Running') {
      window.setTimeout(() => void look(id), lookEvery);
      return;
    }
    await client.invalidateQueries({ queryKey: api.messages.key() });
    await client.invalidateQueries({ queryKey: api.exports.key() });
    if (found) toast(found.state === 'Ready' ? 'success' : 'error', t(`later.${found.state}`, { name: found.fileName }));
  };
  return (exportId) => {
    toast('info', t('later.begun'));
    void client.invalidateQueries({ queryKey: api.exports.key() });
    window.setTimeout(() => void look(exportId), lookEvery);
  };
}
