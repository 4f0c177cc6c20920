import { Alert, Button, Drawer, Flex, Form, type FormInstance, type FormProps, type GetRef, theme } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawerSizes } from './drawer-sizes.ts';
import { UploadsOfForm } from './uploads-of-form.ts';
import { useReturnedFocus } from './use-returned-focus.ts';
import { useSend } from './use-send.ts';
import { useUnsaved } from './use-unsaved.ts';

interface FormDrawerProps<Values extends object> {
  title: ReactNode;
  size?: keyof typeof drawerSizes;
  /** Given when the page reads or writes the form itself. */
  form?: FormInstance<Values>;
  initialValues?: FormProps<Values>['initialValues'];
  saveText?: string;
  /** Sends the form; whatever it throws is shown, at its fields where the server named them, and what was typed stays. False: stays open. */
  onSave: (values: Values) => Promise<unknown>;
  /** After the drawer has gone. */
  onClose: () => void;
  children: ReactNode;
}

/** A form in a drawer: Enter submits, the first field has the focus, changes are not thrown away unasked, success closes. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { title, size = 'large', initialValues, saveText, onSave, onClose, children } = props;
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const [form] = Form.useForm<Values>(props.form);
  const place = useRef<GetRef<typeof Form<Values>>>(null);
  const [isOpen, setOpen] = useState(true);
  useReturnedFocus();
  const { send, isSending, isWaiting, uploads, failure } = useSend(form, onSave, () => setOpen(false));
  // the drawer takes the focus for itself when it opens; nothing has to be chosen to start typing, and who types already is left alone
  const focusFirst = () => {
    const fields = place.current?.nativeElement;
    if (!fields?.contains(document.activeElement))
      fields?.querySelector<HTMLElement>('input:enabled:not([type=file]), textarea:enabled')?.focus();
  };

  const mayDiscard = useUnsaved(() => isOpen && (form.isFieldsTouched() || uploads.size > 0), isSending);
  const close = async () => {
    if (await mayDiscard()) setOpen(false);
  };

  return (
    <Drawer
      open={isOpen}
      size={drawerSizes[size]}
      title={title}
      onClose={() => void close()}
      afterOpenChange={(open) => (open ? focusFirst() : onClose())}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={() => void close()}>{t('word.cancel')}</Button>
          <Button type="primary" loading={isSending || isWaiting} onClick={form.submit}>
            {saveText ?? t('word.save')}
          </Button>
        </Flex>
      }
    >
      <Form<Values>
        ref={place}
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={initialValues}
        // what the server said of a field was about what stood there
        onValuesChange={(changed: object) => form.setFields(Object.keys(changed).map((name) => ({ name: name as never, errors: [] })))}
        onFinish={(values) => void send(values)}
        disabled={isSending}
      >
        {failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('form.failedTitle')}
            description={failure.text}
            style={{ marginBottom: token.margin }}
          />
        )}
        <UploadsOfForm value={uploads}>{children}</UploadsOfForm>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </Drawer>
  );
}
