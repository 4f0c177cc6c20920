import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { isFinal } from '../app/call-error.ts';
import { hearLive } from '../app/live/heard.ts';
import { toast } from '../app/toast.ts';

/** In case nothing is heard. */
const lookEvery = 20_000;

/** Says that a file comes later, and that it is there once it is, on whichever page whoever asked for it is by then. */
export function useLaterFile(): (exportId: string) => void {
  const { t } = useTranslation('ui');
  const client = useQueryClient();
  return (id) => {
    toast('info', t('later.begun'));
    void client.invalidateQueries({ queryKey: api.exports.key() });
    let isOver = false;
    const look = async () => {
      // what is lost on its way is looked for again
      const found = await api.exports.get.call({ id }).catch((error: unknown) => (isFinal(error) ? null : undefined));
      if (isOver || found === undefined || found?.state === 'Running') return;
      isOver = true;
      leave();
      window.clearInterval(looking);
      if (found) toast(found.state === 'Ready' ? 'success' : 'error', t(`later.${found.state}`, { name: found.fileName }));
      await client.invalidateQueries({ queryKey: api.exports.key() });
    };
    const leave = hearLive('jobs', ({ data }) => void (data.id === id && look()));
    const looking = window.setInterval(() => void look(), lookEvery);
    // what became of it before anything was heard
    void look();
  };
}
