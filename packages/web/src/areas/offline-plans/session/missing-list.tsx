import type { MissingPart } from '@trellis/contract/offline-plans/rules';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

interface MissingListProps {
  missing: readonly MissingPart[];
  onClose: () => void;
}

const sectionOf: Record<MissingPart, string> = {
  items: 'items',
  staticItems: 'items',
  overall: 'overall',
  category: 'category',
  music: 'music',
};

/** Everything that finishing still needs, each with the way there. */
export function MissingList({ missing, onClose }: MissingListProps) {
  const { t } = useTranslation('offlinePlans');
  const goTo = (part: MissingPart) => {
    // after the dialog gave the focus back, else it would take it away again
    setTimeout(() => {
      const section = document.getElementById(sectionOf[part]);
      const target = section?.querySelector<HTMLElement>('.current-item h3') ?? section;
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    }, 300);
  };
  return (
    <Dialog isTouched title={t('finish.button')} onClose={onClose}>
      {(close) => (
        <Flex vertical gap="small">
          <Alert type="warning" showIcon role="alert" title={t('finish.submitFeedBackDes')} />
          <ul className="missing-list">
            {missing.map((part) => (
              <li key={part}>
                <Button
                  type="link"
                  onClick={() => {
                    close();
                    goTo(part);
                  }}
                >
                  {t(`finish.missing.${part}`)}
                </Button>
              </li>
            ))}
          </ul>
        </Flex>
      )}
    </Dialog>
  );
}
