import type { MissingPart } from '@trellis/contract/offline-plans/rules';
import { Alert, Button, Flex, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface MissingListProps {
  open: boolean;
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
export function MissingList({ open, missing, onClose }: MissingListProps) {
  const { t } = useTranslation('offlinePlans');
  const goTo = (part: MissingPart) => {
    onClose();
    // after the dialog gave the focus back, else it would take it away again
    setTimeout(() => {
      const section = document.getElementById(sectionOf[part]);
      const target = section?.querySelector<HTMLElement>('.current-item h3') ?? section;
      target?.scrollIntoView({ block: 'center' });
      target?.focus({ preventScroll: true });
    }, 300);
  };
  return (
    <Modal
      rootClassName="touch-dialog"
      open={open}
      onCancel={onClose}
      title={t('finish.button')}
      footer={<Button onClick={onClose}>{t('finish.close')}</Button>}
    >
      <Flex vertical gap="small">
        <Alert type="warning" showIcon role="alert" title={t('finish.submitFeedBackDes')} />
        <ul className="missing-list">
          {missing.map((part) => (
            <li key={part}>
              <Button type="link" onClick={() => goTo(part)}>
                {t(`finish.missing.${part}`)}
              </Button>
            </li>
          ))}
        </ul>
      </Flex>
    </Modal>
  );
}
