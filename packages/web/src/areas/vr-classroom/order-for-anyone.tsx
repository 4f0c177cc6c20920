import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChildSelect } from '../../ui/child-select.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AddTestDialog } from './add-test-dialog.tsx';

/** Orders a test from the list of tests: first for whom. */
export function OrderForAnyone({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vrClassroom');
  const [chosen, setChosen] = useState<string>();
  const [id, setId] = useState<string>();
  if (id) return <AddTestDialog subject={{ id }} onClose={onClose} />;
  return (
    <Dialog title={t('add.action')} onClose={onClose} footer={null}>
      {(close) => (
        <Form layout="vertical" onFinish={() => setId(chosen)}>
          <Form.Item label={t('add.pick')} htmlFor="tested-child">
            <ChildSelect id="tested-child" {...(chosen && { value: chosen })} onChange={setChosen} />
          </Form.Item>
          <Flex gap="small" justify="end">
            <Button onClick={close}>{t('word.cancel')}</Button>
            <Button type="primary" htmlType="submit" disabled={!chosen}>
              {t('add.next')}
            </Button>
          </Flex>
        </Form>
      )}
    </Dialog>
  );
}
