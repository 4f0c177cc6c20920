import { useTranslation } from 'react-i18next';
import { CodeDialog as Shown } from '../../ui/code-dialog.tsx';

interface Props {
  title: string;
  about: string;
  fileName: string;
  code: { data?: { link: string } | undefined; error: Error | null; refetch: () => unknown };
  onClose: () => void;
}

/** The code of a page of training. */
export function CodeDialog({ code: { data, ...code }, ...props }: Props) {
  const { t } = useTranslation('certification');
  return <Shown {...props} label={t('code.label')} code={{ ...code, data: data && { url: data.link } }} />;
}
